// A method is called by MethodHandle.invoke.
package recall;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class HandleInvoke {
  static int target(int value) {
    return value + 1;
  }

  public static void main(String[] arguments) throws Throwable {
    MethodHandle handle =
        MethodHandles.lookup()
            .findStatic(HandleInvoke.class, "target", MethodType.methodType(int.class, int.class));
    int result = (int) handle.invoke(1);
  }
}
