// Handles in fields, arrays, maps and other threads; handles that come back as methods.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.util.HashMap;
import java.util.Map;

public class Stored {
  static class P {
    void m() {}
  }

  static class Q extends P {
    @Override
    void m() {}
  }

  static class Holder {
    MethodHandle field;
  }

  static void inField(P x) {
    x.m();
  }

  static void inArray(P x) {
    x.m();
  }

  static void inMap(P x) {
    x.m();
  }

  static void inThread(P x) {
    x.m();
  }

  static void revealed(P x) {
    x.m();
  }

  static void neverFound(P x) {
    x.m();
  }

  public static void main(String[] args) throws Throwable {
    MethodHandles.Lookup lookup = MethodHandles.lookup();
    MethodType type = MethodType.methodType(void.class, P.class);
    Holder holder = new Holder();
    holder.field = lookup.findStatic(Stored.class, "inField", type);
    holder.field.invokeExact((P) new Q());
    MethodHandle[] array = {lookup.findStatic(Stored.class, "inArray", type)};
    array[0].invoke(new Q());
    Map<String, MethodHandle> map = new HashMap<>();
    map.put("x", lookup.findStatic(Stored.class, "inMap", type));
    map.get("x").invoke(new Q());
    MethodHandle inThread = lookup.findStatic(Stored.class, "inThread", type);
    Thread thread =
        new Thread(
            () -> {
              try {
                inThread.invokeExact((P) new Q());
              } catch (Throwable problem) {
                throw new IllegalStateException(problem);
              }
            });
    thread.start();
    thread.join();
    MethodHandle revealed = lookup.findStatic(Stored.class, "revealed", type);
    lookup.revealDirect(revealed).reflectAs(Method.class, lookup).invoke(null, new Q());
  }
}
