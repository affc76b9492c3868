import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;
import sun.misc.Unsafe;

/** Fields that no instruction writes, and methods that reflection and handles call. */
public class Writes {
    static class Box implements Serializable {
        Object byField;
        Object byVarHandle;
        Object byHandle;
        Object byUnsafe;
        volatile Object byUpdater;
        Object byInstruction;
        static Object byStaticHandle;
    }

    static class Leaf implements Serializable {
    }

    static int calls;

    // HotSpot does not enter an empty method that it is to call itself.
    static void invoked() {
        ++calls;
    }

    static void handled() {
        ++calls;
    }

    static void useField(Box box) throws Exception {
        Field field = Box.class.getDeclaredField("byField");
        field.set(box, new Leaf());
    }

    static void useHandles(Box box) throws Throwable {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        VarHandle variable = lookup.findVarHandle(Box.class, "byVarHandle", Object.class);
        variable.compareAndSet(box, (Object) null, (Object) new Leaf());
        VarHandle ofClass = lookup.findStaticVarHandle(Box.class, "byStaticHandle", Object.class);
        ofClass.set((Object) new Leaf());
        MethodHandle setter = lookup.findSetter(Box.class, "byHandle", Object.class);
        setter.invokeExact(box, (Object) new Leaf());
    }

    static void useUnsafe(Box box) throws Exception {
        Field field = Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        Unsafe unsafe = (Unsafe) field.get(null);
        unsafe.putObject(box, unsafe.objectFieldOffset(Box.class.getDeclaredField("byUnsafe")), new Leaf());
    }

    static void useUpdater(Box box) {
        AtomicReferenceFieldUpdater.newUpdater(Box.class, Object.class, "byUpdater").set(box, new Leaf());
    }

    static void useStream(Box box) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(box);
        }
        new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
    }

    static void callMethods() throws Throwable {
        Method method = Writes.class.getDeclaredMethod("invoked");
        method.invoke(null);
        MethodHandles.lookup().findStatic(Writes.class, "handled",
            java.lang.invoke.MethodType.methodType(void.class)).invokeExact();
    }

    public static void main(String[] arguments) throws Throwable {
        Box box = new Box();
        box.byInstruction = new Leaf();
        useField(box);
        useHandles(box);
        useUnsafe(box);
        useUpdater(box);
        useStream(box);
        callMethods();
    }
}
