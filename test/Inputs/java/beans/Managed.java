// Beans that a management server calls by their interfaces; each method says its name.
import java.lang.management.ManagementFactory;
import javax.management.Attribute;
import javax.management.MBeanServer;
import javax.management.ObjectName;
import javax.management.StandardMBean;

public class Managed {
  static void say(String what) {
    System.out.println(what);
  }

  public interface CounterMBean {
    int getSize();

    void setSize(int size);

    void reset();
  }

  public static class Counter implements CounterMBean {
    public int getSize() {
      say("Counter.getSize");
      return 1;
    }

    public void setSize(int size) {
      say("Counter.setSize");
    }

    public void reset() {
      say("Counter.reset");
    }

    public void other() {
      say("never");
    }
  }

  /** Has another name than its class. */
  public interface Timed {
    void stop();
  }

  public static class Clock implements Timed {
    public void stop() {
      say("Clock.stop");
    }

    public void other() {
      say("never");
    }
  }

  public static class Stranger implements Timed {
    public void stop() {
      say("never");
    }
  }

  public static void main(String[] arguments) throws Exception {
    new Stranger();
    MBeanServer server = ManagementFactory.getPlatformMBeanServer();
    ObjectName counter = new ObjectName("test:type=Counter"), clock = new ObjectName("test:type=Clock");
    server.registerMBean(new Counter(), counter);
    server.getAttribute(counter, "Size");
    server.setAttribute(counter, new Attribute("Size", 2));
    server.invoke(counter, "reset", null, null);
    server.registerMBean(new StandardMBean(new Clock(), Timed.class), clock);
    server.invoke(clock, "stop", null, null);
  }
}
