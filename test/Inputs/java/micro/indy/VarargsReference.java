// A reference to a method of variable arity: javac puts a lambda in between.
package indy;

import java.util.function.BinaryOperator;

public class VarargsReference {
  static String join(String... parts) {
    return String.join("", parts);
  }

  public static void main(String[] arguments) {
    BinaryOperator<String> operator = VarargsReference::join;
    operator.apply("a", "b");
  }
}
