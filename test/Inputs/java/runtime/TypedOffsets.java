// Fields of three types, written by offsets that are not distinguished.
import java.lang.reflect.Field;
import sun.misc.Unsafe;

public class TypedOffsets {
  interface Shape {
    void draw();
  }

  static class Circle implements Shape {
    public void draw() {}
  }

  Circle circle;
  StringBuilder text;
  long number;

  @SuppressWarnings("deprecation")
  static long offset(Unsafe unsafe, String name) throws Exception {
    return unsafe.objectFieldOffset(TypedOffsets.class.getDeclaredField(name));
  }

  @SuppressWarnings("deprecation")
  public static void main(String[] arguments) throws Exception {
    Field field = Unsafe.class.getDeclaredField("theUnsafe");
    field.setAccessible(true);
    Unsafe unsafe = (Unsafe) field.get(null);
    TypedOffsets object = new TypedOffsets();
    unsafe.putObject(object, offset(unsafe, "circle"), new Circle());
    unsafe.putObject(object, offset(unsafe, "text"), new StringBuilder("drawn"));
    unsafe.putLong(object, offset(unsafe, "number"), 7);
    object.circle.draw();
    System.out.println(object.text.append(object.number));
  }
}
