// An object is read from a field by its offset, and called.
package recall;

import java.lang.reflect.Field;
import sun.misc.Unsafe;

public class UnsafeGetObject {
  interface Shape {
    void draw();
  }

  static class Circle implements Shape {
    @Override
    public void draw() {}
  }

  Shape shape = new Circle();

  @SuppressWarnings("deprecation")
  public static void main(String[] arguments) throws Exception {
    Field field = Unsafe.class.getDeclaredField("theUnsafe");
    field.setAccessible(true);
    Unsafe unsafe = (Unsafe) field.get(null);
    long offset = unsafe.objectFieldOffset(UnsafeGetObject.class.getDeclaredField("shape"));
    ((Shape) unsafe.getObject(new UnsafeGetObject(), offset)).draw();
  }
}
