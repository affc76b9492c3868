// A lambda that makes and calls another.
package indy;

import java.util.function.Supplier;

public class NestedLambda {
  static void target() {}

  public static void main(String[] arguments) {
    Supplier<Runnable> supplier = () -> () -> target();
    supplier.get().run();
  }
}
