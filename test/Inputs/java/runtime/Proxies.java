import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;

/** A call on a dynamic proxy comes to its handler, whose result it returns. */
public class Proxies {
  interface Shape {
    Result area();

    default Result twice() {
      return area();
    }
  }

  static class Result {
    void use() {}
  }

  static class Handler implements InvocationHandler {
    public Object invoke(Object proxy, Method method, Object[] arguments) {
      return method.getName().equals("hashCode") ? (Object) 1 : new Result();
    }
  }

  static class Idle implements InvocationHandler {
    public Object invoke(Object proxy, Method method, Object[] arguments) {
      return null;
    }
  }

  public static void main(String[] arguments) {
    Shape shape =
        (Shape)
            Proxy.newProxyInstance(
                Proxies.class.getClassLoader(), new Class<?>[] {Shape.class}, new Handler());
    shape.area().use();
    shape.twice().use();
    shape.hashCode();
    new Idle();
  }
}
