// Classes whose names come from the command line: what their objects are cast to tells them.
import java.util.ArrayList;
import java.util.List;

public class Uses {
  abstract static class Event {
    abstract void fire();
  }

  static class Click extends Event {
    Click() {
      System.out.println("Click made");
    }

    void fire() {
      System.out.println("Click");
    }
  }

  abstract static class Plugin {
    abstract void start();
  }

  static class Own extends Plugin {
    void start() {
      System.out.println("Own");
    }
  }

  static class Ear {
    void hear() {
      System.out.println("Ear");
    }
  }

  interface Many {
    void run();
  }

  static class A implements Many {
    public void run() {
      System.out.println("A");
    }
  }

  static class B extends A {}

  static class C extends A {}

  static class D extends A {}

  static class E extends A {}

  static class F extends A {}

  static class Other {
    void fire() {
      System.out.println("Other");
    }
  }

  static Class<?> find(String name) throws Exception {
    return Class.forName(name);
  }

  static Object make(Class<?> type) throws Exception {
    return type.getDeclaredConstructor().newInstance();
  }

  static void byCast(String name) throws Exception {
    ((Event) make(find(name))).fire();
  }

  static void bySubclass(String name) throws Exception {
    Class.forName(name).asSubclass(Plugin.class).getDeclaredConstructor().newInstance().start();
  }

  static void inList(String name) throws Exception {
    List<Object> all = new ArrayList<>();
    all.add(Class.forName(name).getDeclaredConstructor().newInstance());
    for (Object each : all)
      ((Ear) each).hear();
  }

  // Six classes: more than a cast adds.
  static void ofMany(String name) throws Exception {
    ((Many) Class.forName(name).getDeclaredConstructor().newInstance()).run();
  }

  public static void main(String[] names) throws Exception {
    byCast(names[0]);
    bySubclass(names[1]);
    inList(names[2]);
    ofMany(names[3]);
  }
}
