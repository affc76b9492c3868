// A handle made from a Method, called with arguments in an array.
package indy;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

public class UnreflectedHandle {
  static int target(int value) {
    return value;
  }

  public static void main(String[] arguments) throws Throwable {
    MethodHandle handle =
        MethodHandles.lookup()
            .unreflect(UnreflectedHandle.class.getDeclaredMethod("target", int.class));
    handle.invokeWithArguments(1);
  }
}
