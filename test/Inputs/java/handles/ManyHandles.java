// Ten methods with eight wrappers each: one call makes, and one call calls, eighty handles.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Method;

public class ManyHandles {
  static class Argument {
    void used() {}
    void never() {}
  }

  static class Handled {
    static void run0(Argument a) { a.used(); }
    static void run1(Argument a) {}
    static void run2(Argument a) {}
    static void run3(Argument a) {}
    static void run4(Argument a) {}
    static void run5(Argument a) {}
    static void run6(Argument a) {}
    static void run7(Argument a) {}
    static void run8(Argument a) {}
    static void run9(Argument a) { a.used(); }
    static void never(Argument a) { a.never(); }
  }

  static MethodHandle wrap(MethodHandle handle, int how) {
    switch (how) {
      case 0: return MethodHandles.dropArguments(handle, 0, String.class);
      case 1: return MethodHandles.dropArguments(handle, 0, Integer.class);
      case 2: return MethodHandles.dropArguments(handle, 0, Long.class);
      case 3: return MethodHandles.dropArguments(handle, 1, String.class);
      case 4: return MethodHandles.dropArguments(handle, 1, Integer.class);
      case 5: return MethodHandles.dropArguments(handle, 1, Long.class);
      case 6: return MethodHandles.dropArguments(handle, 1, Thread.class);
      default: return MethodHandles.dropArguments(handle, 0, Thread.class);
    }
  }

  public static void main(String[] args) throws Throwable {
    for (Method method : Handled.class.getDeclaredMethods())
      if (method.getName().startsWith("run"))
        for (int how = 0; how < 8; how++) {
          MethodHandle wrapped = wrap(MethodHandles.lookup().unreflect(method), how);
          Object[] values = how < 3 || how > 6 ? new Object[] {null, new Argument()} : new Object[] {new Argument(), null};
          wrapped.asSpreader(Object[].class, 2).invoke(values);
        }
  }
}
