// An object is made by Constructor.newInstance, and called.
package recall;

public class ConstructorNewInstance {
  interface Shape {
    void draw();
  }

  static class Circle implements Shape {
    Circle(String name) {}

    @Override
    public void draw() {}
  }

  public static void main(String[] arguments) throws Exception {
    Class<?> type = Class.forName("recall.ConstructorNewInstance$Circle");
    Shape shape = (Shape) type.getDeclaredConstructor(String.class).newInstance("red");
    shape.draw();
  }
}
