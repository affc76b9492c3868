// A handle from findVirtual is called with a receiver by invokeExact.
package indy;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class FindVirtual {
  static class Shape {
    int area() {
      return 0;
    }
  }

  static class Square extends Shape {
    @Override
    int area() {
      return 4;
    }
  }

  public static void main(String[] arguments) throws Throwable {
    MethodHandle handle =
        MethodHandles.lookup().findVirtual(Shape.class, "area", MethodType.methodType(int.class));
    Shape shape = new Square();
    int area = (int) handle.invokeExact(shape);
  }
}
