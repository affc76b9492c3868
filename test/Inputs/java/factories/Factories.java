import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Containers that a method makes for its callers, and constants of the platform. In the methods named one... the program calls
 * name() on what can only be an A, next to a container with a B; in those named both... on an A and on a B.
 */
public class Factories {
  interface Shape {
    void name();
  }

  public static class A implements Shape {
    public void name() {
      System.out.print("A");
    }
  }

  public static class B implements Shape {
    public void name() {
      System.out.print("B");
    }
  }

  private static List<Shape> kept;

  static List<Shape> make() {
    return new ArrayList<>();
  }

  static List<Shape> makeWith(Shape item) {
    List<Shape> made = make();
    made.add(item);
    return made;
  }

  /** One list for all callers. */
  static List<Shape> get() {
    if (kept == null)
      kept = make();
    return kept;
  }

  static void oneMade() {
    List<Shape> list = make(), other = make();
    list.add(new A());
    other.add(new B());
    list.get(0).name();
  }

  static void oneNested() {
    List<Shape> list = makeWith(new A()), other = makeWith(new B());
    list.get(0).name();
  }

  static void oneView() {
    Map<String, Shape> map = new ConcurrentHashMap<>(), other = new ConcurrentHashMap<>();
    map.put("a", new A());
    other.put("a", new B());
    for (Shape each : map.values())
      each.name();
  }

  static void oneImmutable() {
    List<Shape> list = List.of(new A(), new A(), new A()), other = List.of(new B(), new B(), new B());
    list.get(0).name();
  }

  static void oneGrown() {
    List<Shape> list = new ArrayList<>(), other = new ArrayList<>();
    list.add(new A());
    other.add(new B());
    for (Object each : list.toArray(new Shape[0]))
      ((Shape) each).name();
  }

  static void bothKept() {
    get().add(new A());
    get().add(new B());
    for (Shape each : get())
      each.name();
  }

  public static void main(String[] args) {
    oneMade();
    oneNested();
    oneView();
    oneImmutable();
    oneGrown();
    bothKept();
  }
}
