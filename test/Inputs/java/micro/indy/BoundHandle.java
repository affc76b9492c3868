// Handles with bound and inserted arguments.
package indy;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class BoundHandle {
  static class Adder {
    int add(int a, int b) {
      return a + b;
    }
  }

  public static void main(String[] arguments) throws Throwable {
    MethodHandle handle =
        MethodHandles.lookup()
            .findVirtual(
                Adder.class, "add", MethodType.methodType(int.class, int.class, int.class));
    MethodHandle bound = MethodHandles.insertArguments(handle.bindTo(new Adder()), 0, 1);
    int sum = (int) bound.invokeExact(2);
  }
}
