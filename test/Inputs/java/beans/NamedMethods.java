// Methods that java.beans calls by their names; each says its name.
import java.beans.EventHandler;
import java.beans.Expression;
import java.beans.Statement;

public class NamedMethods {
  static void say(String what) {
    System.out.println(what);
  }

  public static class Value {
    public void use() {
      say("Value.use");
    }
  }

  public static class Target {
    public Target() {
      say("Target.new");
    }

    public Object make(Value value) {
      value.use();
      return new Made();
    }

    public Object make(Value value, Value another) {
      say("never");
      return null;
    }

    public void setName(String name) {
      say("Target.setName");
    }

    public void press() {
      say("Target.press");
    }

    public void setShown(Object event) {
      say("Target.setShown");
    }

    public static void start() {
      say("Target.start");
    }

    public void other() {
      say("never");
    }
  }

  public static class Made {
    public void use() {
      say("Made.use");
    }
  }

  public static class Stranger {
    public void press() {
      say("never");
    }
  }

  public interface Listener {
    void happened(Object event);
  }

  public static void main(String[] arguments) throws Exception {
    new Stranger();
    Target target = (Target) new Expression(Target.class, "new", new Object[0]).getValue();
    ((Made) new Expression(target, "make", new Object[] {new Value()}).getValue()).use();
    new Statement(target, "setName", new Object[] {"name"}).execute();
    new Statement(Target.class, "start", new Object[0]).execute();
    EventHandler.create(Runnable.class, target, "press").run();
    EventHandler.create(Listener.class, target, "shown", "").happened("event");
  }
}
