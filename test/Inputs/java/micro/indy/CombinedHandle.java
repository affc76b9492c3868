// Handles joined by filterReturnValue and guardWithTest.
package indy;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class CombinedHandle {
  static boolean test(int value) {
    return value > 0;
  }

  static int positive(int value) {
    return value;
  }

  static int negative(int value) {
    return -value;
  }

  static int filter(int value) {
    return value + 1;
  }

  static MethodHandle find(String name, Class<?> result) throws Throwable {
    return MethodHandles.lookup()
        .findStatic(CombinedHandle.class, name, MethodType.methodType(result, int.class));
  }

  public static void main(String[] arguments) throws Throwable {
    MethodHandle handle =
        MethodHandles.filterReturnValue(
            MethodHandles.guardWithTest(
                find("test", boolean.class),
                find("positive", int.class),
                find("negative", int.class)),
            find("filter", int.class));
    int sum = (int) handle.invokeExact(1) + (int) handle.invokeExact(-1);
  }
}
