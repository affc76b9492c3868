// An object is read by Field.get, and called.
package recall;

public class FieldGet {
  interface Shape {
    void draw();
  }

  static class Circle implements Shape {
    @Override
    public void draw() {}
  }

  static Shape shape = new Circle();

  public static void main(String[] arguments) throws Exception {
    ((Shape) FieldGet.class.getDeclaredField("shape").get(null)).draw();
  }
}
