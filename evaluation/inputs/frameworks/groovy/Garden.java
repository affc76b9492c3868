// A Groovy script that the application runs: it uses objects of the application by properties, methods and closures.
package garden;

import groovy.lang.Binding;
import groovy.lang.GroovyShell;
import java.util.ArrayList;
import java.util.List;

public class Garden {
  public interface Visitor {
    void visit(Plant plant);
  }

  public static class Plant {
    private final String kind;
    private int height;

    public Plant(String kind, int height) {
      this.kind = kind;
      this.height = height;
    }

    public String getKind() { return kind; }

    public int getHeight() { return height; }

    public void setHeight(int height) { this.height = height; }

    public Plant plus(Plant other) { return new Plant(kind + other.kind, height + other.height); }
  }

  public static class Beds {
    private final List<Plant> plants = new ArrayList<>();

    public Beds leftShift(Plant plant) {
      plants.add(plant);
      return this;
    }

    public void each(Visitor visitor) {
      for (Plant plant : plants)
        visitor.visit(plant);
    }

    public static int area(int width, int length) { return width * length; }
  }

  private static final String SCRIPT = "import garden.Garden.Plant\n"
      + "beds << new Plant('rose', 30) << new Plant('fern', 12)\n"
      + "def total = 0\n"
      + "beds.each({ total += it.height } as garden.Garden.Visitor)\n"
      + "def both = new Plant('a', 1) + new Plant('b', 2)\n"
      + "both.height = 7\n"
      + "\"${both.kind} ${both.height} $total ${garden.Garden.Beds.area(2, 3)}\"";

  public static void main(String[] arguments) {
    Binding binding = new Binding();
    binding.setVariable("beds", new Beds());
    System.out.println(new GroovyShell(binding).evaluate(SCRIPT));
  }
}
