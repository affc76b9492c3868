import java.beans.Introspector;
import java.beans.MethodDescriptor;
import java.beans.PropertyDescriptor;
import java.beans.SimpleBeanInfo;
import java.lang.reflect.Method;

/** Properties that java.beans finds by the shape of methods' names. */
public class Beans {
  public static class Base {
    public String getName() { return say("getName"); }
    public void setName(String name) { say("setName"); }
    public boolean isOpen() { return say("isOpen") != null; }
    /** No properties: nothing after the prefix, a value returned, a value too many, none public. */
    public void set(String name) { say("set"); }
    public String setChained(String name) { return say("setChained"); }
    public String getFor(String key) { return say("getFor"); }
    void setHidden(String name) { say("setHidden"); }
  }

  public static class Derived extends Base {
    public void setTitle(String title) { say("setTitle"); }
    public static void setShared(String title) { say("setShared"); }
  }

  public static class Labelled {
    public String getLabel() { return say("getLabel"); }
    public void setLabel(String label) { say("setLabel"); }
  }

  /** Its property's methods have names of their own. */
  public static class Worded {
    public String read() { return say("read"); }
    public void write(String text) { say("write"); }
    public void erase(String text) { say("erase"); }
  }

  public static class Told {
    public void setNothing(String text) { say("setNothing"); }
  }

  /** Found by its name. */
  public static class ToldBeanInfo extends SimpleBeanInfo {
    public ToldBeanInfo() { say("ToldBeanInfo"); }
    @Override
    public PropertyDescriptor[] getPropertyDescriptors() { return new PropertyDescriptor[0]; }
    @Override
    public MethodDescriptor[] getMethodDescriptors() { return new MethodDescriptor[0]; }
  }

  /** Its properties are not asked for. */
  public static class NoBean {
    public void setName(String name) { say("NoBean.setName"); }
  }

  static String say(String what) {
    System.out.println(what);
    return what;
  }

  static void copy(Object bean) throws Exception {
    for (PropertyDescriptor each : Introspector.getBeanInfo(bean.getClass()).getPropertyDescriptors()) {
      Method reader = each.getReadMethod();
      Method writer = each.getWriteMethod();
      if (reader != null && !each.getName().equals("class"))
        reader.invoke(bean);
      if (writer != null)
        writer.invoke(bean, "text");
    }
  }

  public static void main(String[] arguments) throws Exception {
    copy(new Derived());
    Labelled labelled = new Labelled();
    new PropertyDescriptor("label", Labelled.class).getWriteMethod().invoke(labelled, "text");
    new PropertyDescriptor("text", Worded.class, "read", "write").getWriteMethod().invoke(new Worded(), "text");
    new NoBean();
    copy(new Told());
  }
}
