// A reference to a default method of an interface, overridden by one class and not by the other.
package indy;

import java.util.function.Consumer;

public class InterfaceReference {
  interface Shape {
    default void draw() {}
  }

  static class Plain implements Shape {}

  static class Special implements Shape {
    @Override
    public void draw() {}
  }

  public static void main(String[] arguments) {
    Consumer<Shape> consumer = Shape::draw;
    consumer.accept(new Plain());
    consumer.accept(new Special());
  }
}
