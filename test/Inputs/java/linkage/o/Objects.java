package o;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** Methods of java.lang.Object, arrays, method handles. The JVM's answer is what reflection tells of the receiver. */
public class Objects {
    interface Empty {}
    static class Named implements Empty {
        @Override
        public String toString() { return "o.Objects$Named"; }
    }
    static class Nameless implements Empty {}

    static void arrayToString(int[] array) { array.toString(); }
    static void arrayClone(int[][] array) { array.clone(); }
    static void arrayGetClass(String[] array) { array.getClass(); }
    static void interfaceHashCode(Nameless object) { Empty empty = object; empty.hashCode(); }
    static void named(Named object) { object.toString(); }
    static void invokeExact(MethodHandle handle) throws Throwable { handle.invokeExact("x", 1); }
    static void invoke(MethodHandle handle) throws Throwable { Object o = handle.invoke("x", 1); }
    static void absent() { Absent.m(); }

    /** The class that declares the method that an object of this class runs. */
    static String declared(Class<?> type, String name, Class<?>... parameters) throws Exception {
        return type.getMethod(name, parameters).getDeclaringClass().getName() + "." + name;
    }

    public static void main(String[] args) throws Throwable {
        arrayToString(new int[0]);
        System.out.println("o.Objects.arrayToString " + declared(int[].class, "toString"));
        arrayClone(new int[0][]);
        // Reflection does not show an array's clone; by JVMS 5.4.4 it is that of java.lang.Object.
        System.out.println("o.Objects.arrayClone java.lang.Object.clone");
        arrayGetClass(new String[0]);
        System.out.println("o.Objects.arrayGetClass " + declared(String[].class, "getClass"));
        interfaceHashCode(new Nameless());
        System.out.println("o.Objects.interfaceHashCode " + declared(Nameless.class, "hashCode"));
        named(new Named());
        System.out.println("o.Objects.named " + declared(Named.class, "toString"));
        MethodHandle handle = MethodHandles.lookup()
            .findVirtual(String.class, "repeat", MethodType.methodType(String.class, int.class));
        invokeExact(handle.asType(MethodType.methodType(void.class, String.class, int.class)));
        System.out.println("o.Objects.invokeExact " + declared(MethodHandle.class, "invokeExact", Object[].class));
        invoke(handle);
        System.out.println("o.Objects.invoke " + declared(MethodHandle.class, "invoke", Object[].class));
        try {
            absent();
        } catch (Throwable error) {
            System.out.println("o.Objects.absent " + error.getClass().getName());
        }
    }
}
