// A handle that nothing calls calls nothing.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class Uncalled {
  static void neverCalled(Object x) {}

  static class NeverMade {
    NeverMade() {}
  }

  static void called() {}

  // handle constant = <invoke_static @Uncalled::@"neverCalled(Ljava/lang/Object;)V">
  static native MethodHandle constant();

  public static void main(String[] args) throws Throwable {
    MethodHandles.Lookup lookup = MethodHandles.lookup();
    MethodHandle found = lookup.findStatic(Uncalled.class, "neverCalled", MethodType.methodType(void.class, Object.class));
    MethodHandle made = lookup.findConstructor(NeverMade.class, MethodType.methodType(void.class));
    System.out.println(found.type() + " " + made + constant());
    lookup.findStatic(Uncalled.class, "called", MethodType.methodType(void.class)).invokeExact();
  }
}
