// Components that PicoContainer makes by their constructors, setters and life cycle.
package kitchen;

import org.picocontainer.DefaultPicoContainer;
import org.picocontainer.MutablePicoContainer;
import org.picocontainer.PicoBuilder;
import org.picocontainer.Startable;

public class Kitchen {
  public interface Oven {
    String heat(String what);
  }

  public static class GasOven implements Oven, Startable {
    private boolean lit;

    @Override
    public void start() { lit = true; }

    @Override
    public void stop() { lit = false; }

    @Override
    public String heat(String what) { return lit ? "hot " + what : what; }
  }

  public static class Pantry {
    public String get() { return "bread"; }
  }

  public static class Cook {
    private final Oven oven;
    private final Pantry pantry;

    public Cook(Oven oven, Pantry pantry) {
      this.oven = oven;
      this.pantry = pantry;
    }

    public String bake() { return oven.heat(pantry.get()); }
  }

  public static void main(String[] arguments) {
    MutablePicoContainer container = new PicoBuilder().withLifecycle().withCaching().build();
    container.addComponent(Oven.class, GasOven.class);
    container.addComponent(Pantry.class);
    container.addComponent(Cook.class);
    container.start();
    System.out.println(container.getComponent(Cook.class).bake());
    container.stop();
    new DefaultPicoContainer(container).dispose();
  }
}
