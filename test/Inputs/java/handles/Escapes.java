// Handles that go to unknown code, as arguments, in arrays, in call sites and in fields.
import java.lang.invoke.CallSite;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.MutableCallSite;

public class Escapes {
  interface Sink {
    void take(MethodHandle handle, Object any, Object[] all) throws Throwable;
  }

  abstract static class Holder implements Sink {
    MethodHandle handle;
    Object any;

    public void take(MethodHandle handle, Object any, Object[] all) throws Throwable {
      handle.invokeExact();
      ((MethodHandle) any).invokeExact();
      ((MethodHandle) all[0]).invokeExact();
      ((CallSite) all[1]).dynamicInvoker().invokeExact();
    }

    void call() throws Throwable {
      handle.invokeExact();
      ((MethodHandle) any).invokeExact();
    }
  }

  // More classes than a cast is followed for.
  static class A extends Holder {}

  static class B extends Holder {}

  static class C extends Holder {}

  static class D extends Holder {}

  static class E extends Holder {}

  static class F extends Holder {}

  public static class Odd {
    public static void odd(MethodHandle handle) throws Throwable {
      handle.invokeExact();
    }
  }

  static void argument() {}

  static void object() {}

  static void element() {}

  static void target() {}

  static void stored() {}

  static void storedObject() {}

  static void reflected() {}

  static void neverCalled() {}

  static MethodHandle find(String name) throws Throwable {
    return MethodHandles.lookup().findStatic(Escapes.class, name, MethodType.methodType(void.class));
  }

  /** What no analysis reads. */
  static String decode(String text) {
    char[] characters = text.toCharArray();
    for (int i = 0; i < characters.length; ++i)
      characters[i]--;
    return new String(characters);
  }

  static Object make() throws Throwable {
    return Class.forName(decode("Ftdbqft%B")).getDeclaredConstructor().newInstance();
  }

  public static void main(String[] args) throws Throwable {
    MethodType type = MethodType.methodType(void.class);
    MethodHandle never = MethodHandles.lookup().findStatic(Escapes.class, "neverCalled", type);
    System.out.println(never.type());
    ((Sink) make()).take(find("argument"), find("object"),
                         new Object[] {find("element"), new MutableCallSite(find("target"))});
    Holder holder = (Holder) make();
    holder.handle = find("stored");
    holder.any = find("storedObject");
    holder.call();
    Class.forName(decode("Ftdbqft%Pee")).getMethods()[0].invoke(null, find("reflected"));
  }
}
