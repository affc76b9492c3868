// An interface that OWNER implements by properties, with converters and a listener of the application.
package lamp;

import java.lang.reflect.Method;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.aeonbits.owner.Config;
import org.aeonbits.owner.ConfigFactory;
import org.aeonbits.owner.Converter;
import org.aeonbits.owner.Mutable;
import org.aeonbits.owner.event.RollbackException;

public class Lamp {
  public static class Color {
    final String name;

    public Color(String name) { this.name = name; }

    @Override
    public String toString() { return "color " + name; }
  }

  public static class Watts {
    final int number;

    private Watts(int number) { this.number = number; }

    public static Watts valueOf(String text) { return new Watts(Integer.parseInt(text)); }
  }

  public static class Hours implements Converter<Integer> {
    @Override
    public Integer convert(Method method, String input) { return Integer.parseInt(input.replace("h", "")); }
  }

  public enum Mode { DIM, BRIGHT }

  public interface Settings extends Mutable {
    @DefaultValue("red")
    Color color();

    @Key("lamp.watts")
    Watts watts();

    @ConverterClass(Hours.class)
    @DefaultValue("7h")
    int hours();

    @DefaultValue("DIM")
    Mode mode();

    @DefaultValue("hall,attic")
    List<String> rooms();
  }

  public static void main(String[] arguments) {
    Map<String, String> values = new HashMap<>();
    values.put("lamp.watts", "40");
    Settings settings = ConfigFactory.create(Settings.class, values);
    settings.addPropertyChangeListener("color", event -> System.out.println("now " + event.getNewValue()));
    settings.setProperty("color", "blue");
    System.out.println(settings.color() + " " + settings.watts().number + " " + settings.hours() + " " + settings.mode() + " "
        + settings.rooms());
  }
}
