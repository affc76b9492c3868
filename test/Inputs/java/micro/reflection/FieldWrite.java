// A field is set by reflection; the object in it is then called.
package reflection;

public class FieldWrite {
  interface Shape {
    void draw();
  }

  static class Circle implements Shape {
    @Override
    public void draw() {}
  }

  Shape shape;

  public static void main(String[] arguments) throws Exception {
    FieldWrite holder = new FieldWrite();
    FieldWrite.class.getDeclaredField("shape").set(holder, new Circle());
    holder.shape.draw();
  }
}
