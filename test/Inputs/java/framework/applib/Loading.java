package applib;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.ServiceLoader;

/** Calls ServiceLoader by a handle. */
public class Loading {
  public static void startAll(Class<?> service) throws Throwable {
    MethodHandle load = MethodHandles.lookup().findStatic(
        ServiceLoader.class, "load", MethodType.methodType(ServiceLoader.class, Class.class));
    for (Object each : (ServiceLoader<?>) load.invoke(service))
      ((Starter) each).start();
  }

  /** The service. */
  public interface Starter {
    void start();
  }
}
