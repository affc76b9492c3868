// A reference to a static method.
package indy;

import java.util.function.IntUnaryOperator;

public class StaticReference {
  static int target(int value) {
    return value + 1;
  }

  public static void main(String[] arguments) {
    IntUnaryOperator operator = StaticReference::target;
    operator.applyAsInt(1);
  }
}
