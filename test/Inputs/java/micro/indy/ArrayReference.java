// A reference to an array's constructor, whose element is then called.
package indy;

import java.util.function.IntFunction;

public class ArrayReference {
  static class Element {
    void use() {}
  }

  public static void main(String[] arguments) {
    IntFunction<Element[]> function = Element[]::new;
    Element[] elements = function.apply(1);
    elements[0] = new Element();
    elements[0].use();
  }
}
