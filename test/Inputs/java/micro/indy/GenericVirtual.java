// A bootstrap of our own binds its site to a virtual method of the first argument.
package indy;

import java.util.function.Supplier;

public class GenericVirtual {
  static class Shape {
    String unused() {
      return "";
    }

    Supplier<String> get() {
      return null;
    }
  }

  static class Circle extends Shape {
    @Override
    Supplier<String> get() {
      return null;
    }
  }

  public static void main(String[] arguments) {
    Shape shape = new Circle();
    Supplier<String> supplier = shape::unused;
  }
}
