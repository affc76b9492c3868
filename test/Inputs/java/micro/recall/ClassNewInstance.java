// An object is made by Class.newInstance, and called.
package recall;

public class ClassNewInstance {
  interface Shape {
    void draw();
  }

  static class Circle implements Shape {
    Circle() {}

    @Override
    public void draw() {}
  }

  @SuppressWarnings("deprecation")
  public static void main(String[] arguments) throws Exception {
    Shape shape = (Shape) Class.forName("recall.ClassNewInstance$Circle").newInstance();
    shape.draw();
  }
}
