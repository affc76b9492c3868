// A reference to an instance method of an arbitrary object of a type: the object's class decides.
package indy;

import java.util.function.Function;

public class UnboundReference {
  static class Shape {
    String name() {
      return "shape";
    }
  }

  static class Circle extends Shape {
    @Override
    String name() {
      return "circle";
    }
  }

  public static void main(String[] arguments) {
    Function<Shape, String> function = Shape::name;
    function.apply(new Circle());
  }
}
