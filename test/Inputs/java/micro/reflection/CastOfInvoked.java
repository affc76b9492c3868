// The cast of what a reflective call returns tells which class was named, three calls back.
package reflection;

public class CastOfInvoked {
  interface Factory {}

  public static class EventFactory implements Factory {
    public static Event create() {
      return new Event();
    }
  }

  public static class Event {
    void fire() {}
  }

  public static void main(String[] arguments) throws Exception {
    String name = Names.get("factory");
    Class<?> type = Class.forName(name);
    Object made = type.getMethod("create").invoke(null);
    ((Event) made).fire();
  }
}
