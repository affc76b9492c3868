// Settings of commons-configuration: a class that a file names, and beans that commons-beanutils fills.
package plant;

import java.beans.PropertyChangeEvent;
import java.beans.PropertyChangeListener;
import java.beans.PropertyChangeSupport;
import java.util.HashMap;
import java.util.Map;
import org.apache.commons.beanutils.BeanUtils;
import org.apache.commons.beanutils.ConvertUtils;
import org.apache.commons.beanutils.Converter;
import org.apache.commons.beanutils.MethodUtils;
import org.apache.commons.beanutils.PropertyUtils;
import org.apache.commons.configuration.PropertiesConfiguration;
import org.apache.commons.configuration.event.ConfigurationEvent;
import org.apache.commons.configuration.event.ConfigurationListener;

public class Plant {
  public static class Size {
    private final int value;

    public Size(int value) { this.value = value; }

    @Override public String toString() { return "size " + value; }
  }

  public static class Sizes implements Converter {
    @Override public <T> T convert(Class<T> type, Object value) { return type.cast(new Size(value.toString().length())); }
  }

  public static class Tcp {
    private final PropertyChangeSupport support = new PropertyChangeSupport(this);
    private int port;
    private Size size;
    private Tcp next;

    public int getPort() { return port; }

    public void setPort(int port) {
      support.firePropertyChange("port", this.port, port);
      this.port = port;
    }

    public Size getSize() { return size; }

    public void setSize(Size size) { this.size = size; }

    public Tcp getNext() { return next; }

    public void setNext(Tcp next) { this.next = next; }

    public String describe(String prefix) { return prefix + port + " " + size; }
  }

  public static class Watch implements PropertyChangeListener, ConfigurationListener {
    @Override public void propertyChange(PropertyChangeEvent event) { System.out.println(event.getNewValue()); }

    @Override public void configurationChanged(ConfigurationEvent event) { System.out.println(event.getPropertyName()); }
  }

  public static void main(String[] arguments) throws Exception {
    PropertiesConfiguration settings = new PropertiesConfiguration();
    settings.addConfigurationListener(new Watch());
    settings.load(Plant.class.getResource("/settings.properties"));
    Tcp server = (Tcp) Class.forName(settings.getString("server.class")).getDeclaredConstructor().newInstance();
    server.support.addPropertyChangeListener(new Watch());
    ConvertUtils.register(new Sizes(), Size.class);
    Map<String, Object> values = new HashMap<>();
    values.put("port", settings.getString("server.port"));
    values.put("size", settings.getString("users"));
    BeanUtils.populate(server, values);
    server.setNext(new Tcp());
    PropertyUtils.setProperty(server, "next.port", 7);
    System.out.println(MethodUtils.invokeMethod(server, "describe", "at ") + " " + BeanUtils.describe(server).keySet());
  }
}
