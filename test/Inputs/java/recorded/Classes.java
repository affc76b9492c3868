// A program whose classes come from a file, from a loader of its own, and from the proxy maker.
import java.io.InputStream;
import java.lang.reflect.Proxy;

public class Classes {
  static class Plain {
    void touch() {}
  }

  static class Shape {
    void draw() {}
  }

  static class Circle extends Shape {}

  static class Square extends Shape {}

  static class OwnLoader extends ClassLoader {
    Class<?> define(String name) throws Exception {
      try (InputStream file = Classes.class.getResourceAsStream("/" + name + ".class")) {
        byte[] bytes = file.readAllBytes();
        return defineClass(name, bytes, 0, bytes.length);
      }
    }
  }

  static void draw(Shape shape) {
    shape.draw();
  }

  public static void main(String[] arguments) throws Exception {
    new Plain().touch();
    draw(new Circle());
    draw(new Square());
    new OwnLoader().define("Classes$Plain").getDeclaredConstructors();
    Object proxy =
        Proxy.newProxyInstance(
            Classes.class.getClassLoader(),
            new Class<?>[] {Runnable.class},
            (self, method, values) -> null);
    ((Runnable) proxy).run();
  }
}
