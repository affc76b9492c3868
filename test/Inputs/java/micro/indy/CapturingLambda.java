// A lambda that captures values of its surroundings, and calls one of them.
package indy;

public class CapturingLambda {
  interface Shape {
    void draw();
  }

  static class Circle implements Shape {
    @Override
    public void draw() {}
  }

  static Runnable drawer(Shape shape, int times) {
    return () -> {
      for (int i = 0; i < times; ++i) shape.draw();
    };
  }

  public static void main(String[] arguments) {
    drawer(new Circle(), 2).run();
  }
}
