// A call on a proxy object reaches its InvocationHandler.
package recall;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;

public class DynamicProxy {
  interface Service {
    int serve(int value);
  }

  static class Handler implements InvocationHandler {
    @Override
    public Object invoke(Object proxy, Method method, Object[] values) {
      return handle((Integer) values[0]);
    }

    Integer handle(int value) {
      return value + 1;
    }
  }

  public static void main(String[] arguments) {
    Object proxy =
        Proxy.newProxyInstance(
            DynamicProxy.class.getClassLoader(), new Class<?>[] {Service.class}, new Handler());
    ((Service) proxy).serve(1);
  }
}
