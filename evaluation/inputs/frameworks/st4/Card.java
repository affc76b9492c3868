// A template that reads properties of the application's objects.
package card;

import java.util.Arrays;
import java.util.Locale;
import org.stringtemplate.v4.AttributeRenderer;
import org.stringtemplate.v4.ST;
import org.stringtemplate.v4.STGroup;

public class Card {
  public static class Guest {
    private final String name;
    public final int age;

    Guest(String name, int age) {
      this.name = name;
      this.age = age;
    }

    public String getName() { return name; }

    public boolean isAdult() { return age >= 18; }

    public boolean hasGift() { return true; }

    public String getUnused() { return "unused"; }
  }

  public static class Loud implements AttributeRenderer {
    @Override
    public String toString(Object value, String format, Locale locale) {
      return "up".equals(format) ? value.toString().toUpperCase() : value.toString();
    }
  }

  public static void main(String[] arguments) {
    STGroup group = new STGroup('<', '>');
    group.registerRenderer(String.class, new Loud());
    ST template = new ST(group, "<guests:{g | <g.name;format=\"up\"> <g.age> <if(g.adult)>adult<endif> <if(g.gift)>gift<endif>\n}>");
    template.add("guests", Arrays.asList(new Guest("Ann", 30), new Guest("Tim", 9)));
    System.out.println(template.render());
  }
}
