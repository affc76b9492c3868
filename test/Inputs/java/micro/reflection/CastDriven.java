// The name is not known; the result is cast to a type with few subtypes.
package reflection;

public class CastDriven {
  abstract static class Event {
    abstract void fire();
  }

  static class Click extends Event {
    @Override
    void fire() {}
  }

  static class NeverMade {
    void fire() {}
  }

  static Object make(String name) throws Exception {
    return Class.forName(name).getDeclaredConstructor().newInstance();
  }

  public static void main(String[] arguments) throws Exception {
    String name = Names.get("event");
    Event event = (Event) make(name);
    event.fire();
  }
}
