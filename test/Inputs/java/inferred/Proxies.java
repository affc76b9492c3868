// Proxies that are made by their class's constructor, and what their handlers get.
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;

public class Proxies {
  interface Sum {
    Object add(int x, Object y);
  }

  static class Handler implements InvocationHandler {
    public Object invoke(Object proxy, Method method, Object[] arguments) {
      if (arguments[0] instanceof Integer)
        take((Integer) arguments[0]);
      return null;
    }
  }

  static class Never implements InvocationHandler {
    public Object invoke(Object proxy, Method method, Object[] arguments) {
      return null;
    }
  }

  static void take(Integer number) {
    number.intValue();
  }

  public static void main(String[] arguments) throws Exception {
    InvocationHandler never = new Never();
    Class<?> type = Proxy.getProxyClass(Proxies.class.getClassLoader(), Sum.class);
    ((Sum) type.getConstructor(InvocationHandler.class).newInstance(new Handler())).add(1, "one");
  }
}
