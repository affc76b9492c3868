// A service's provider is made from the name in META-INF/services, and called.
package recall;

import java.util.ServiceLoader;

public class ServiceLoading {
  public interface Service {
    void serve();
  }

  public static class Provider implements Service {
    public Provider() {}

    @Override
    public void serve() {}
  }

  public static void main(String[] arguments) {
    for (Service service : ServiceLoader.load(Service.class)) service.serve();
  }
}
