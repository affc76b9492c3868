// Bootstrap methods of our own. javac writes no invokedynamic for them: evaluation/microbenchmarks renames the bootstrap
// of lambdas in the classes Generic*. Its constants are passed, and not used.
package indy;

import java.lang.invoke.CallSite;
import java.lang.invoke.ConstantCallSite;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.MutableCallSite;

public class Bootstraps {
  private static MutableCallSite mutable;

  public static CallSite link(
      MethodHandles.Lookup lookup,
      String name,
      MethodType type,
      MethodType erased,
      MethodHandle implementation,
      MethodType exact)
      throws ReflectiveOperationException {
    if (type.parameterCount() > 0) return linkVirtual(lookup, name, type);
    if (name.equals("run")) return linkMutable(lookup, type);
    return new ConstantCallSite(lookup.findStatic(lookup.lookupClass(), name, type));
  }

  private static CallSite linkVirtual(
      MethodHandles.Lookup lookup, String name, MethodType type)
      throws ReflectiveOperationException {
    MethodHandle target =
        lookup.findVirtual(type.parameterType(0), name, type.dropParameterTypes(0, 1));
    return new ConstantCallSite(target);
  }

  private static CallSite linkMutable(MethodHandles.Lookup lookup, MethodType type)
      throws ReflectiveOperationException {
    mutable = new MutableCallSite(lookup.findStatic(lookup.lookupClass(), "first", type));
    return mutable;
  }

  /** Sets the target of the mutable site again. */
  static void relink(Class<?> owner, String name) {
    try {
      mutable.setTarget(MethodHandles.lookup().findStatic(owner, name, mutable.type()));
    } catch (ReflectiveOperationException problem) {
      throw new IllegalStateException(problem);
    }
  }
}
