// A reference whose arguments and result are boxed and unboxed on the way.
package indy;

import java.util.function.BiFunction;

public class BoxingReference {
  static int add(int a, long b) {
    return (int) (a + b);
  }

  public static void main(String[] arguments) {
    BiFunction<Integer, Long, Integer> function = BoxingReference::add;
    function.apply(1, 2L);
  }
}
