// A proxy's handler passes calls on by reflection.
package reflection;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;

public class ProxyOfUnknown {
  public interface Service {
    String serve(String text);
  }

  public static class Real implements Service {
    @Override
    public String serve(String text) {
      return text;
    }
  }

  static class Tracer implements InvocationHandler {
    final Object target;

    Tracer(Object target) {
      this.target = target;
    }

    @Override
    public Object invoke(Object proxy, Method method, Object[] values) throws Throwable {
      return method.invoke(target, values);
    }
  }

  public static void main(String[] arguments) {
    Service service =
        (Service)
            Proxy.newProxyInstance(
                Service.class.getClassLoader(),
                new Class<?>[] {Service.class},
                new Tracer(new Real()));
    service.serve("x");
  }
}
