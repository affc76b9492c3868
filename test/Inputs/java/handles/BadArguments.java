// Handles and types that cannot be made: each of these calls throws.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class BadArguments {
  interface Making {
    Object make() throws Throwable;
  }

  static int numThrown;

  static void tryTo(Making making) {
    try {
      making.make();
      throw new AssertionError();
    } catch (RuntimeException | ReflectiveOperationException problem) {
      ++numThrown;
    } catch (Throwable problem) {
      throw new AssertionError(problem);
    }
  }

  static Object target(Object x) {
    return x;
  }

  static void neverCalled() {}

  public static void main(String[] args) throws Throwable {
    MethodHandles.Lookup lookup = MethodHandles.lookup();
    MethodType one = MethodType.genericMethodType(1);
    MethodHandle target = lookup.findStatic(BadArguments.class, "target", one);
    tryTo(() -> MethodHandles.catchException(target, RuntimeException.class, null).invoke("x"));
    tryTo(() -> MethodHandles.tryFinally(target, null).invoke("x"));
    tryTo(() -> MethodHandles.foldArguments(target, null).invoke("x"));
    tryTo(() -> MethodHandles.filterReturnValue(target, null).invoke("x"));
    tryTo(() -> MethodHandles.whileLoop(null, null, null).invoke("x"));
    tryTo(() -> MethodHandles.guardWithTest(null, target, null).invoke("x"));
    tryTo(() -> MethodHandles.insertArguments(target, -1, "x").invoke());
    tryTo(() -> MethodHandles.insertArguments(target, 300, "x").invoke());
    tryTo(() -> MethodHandles.dropArguments(target, -1, String.class).invoke("x"));
    tryTo(() -> target.asSpreader(0, Object[].class, 1000000000).invoke("x"));
    tryTo(() -> target.asCollector(Object[].class, -5).invoke("x"));
    tryTo(() -> MethodHandles.permuteArguments(target, one, -1).invoke("x"));
    tryTo(() -> MethodHandles.permuteArguments(target, one, 1, 2, 3).invoke("x"));
    tryTo(() -> one.dropParameterTypes(-1, 0));
    tryTo(() -> one.dropParameterTypes(1, 0));
    tryTo(() -> one.changeParameterType(-1, String.class));
    tryTo(() -> one.insertParameterTypes(7, String.class));
    tryTo(() -> MethodType.genericMethodType(-1));
    tryTo(() -> MethodType.methodType((Class<?>) null));
    tryTo(() -> MethodType.fromMethodDescriptorString("nonsense", null));
    tryTo(() -> lookup.findStatic(BadArguments.class, "absent", null));
    tryTo(() -> lookup.findVirtual(int.class, "absent", one));
  }
}
