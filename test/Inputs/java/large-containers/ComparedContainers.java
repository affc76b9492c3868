import java.util.ArrayList;
import java.util.List;

/** Two lists of one object each, which are compared with eight others. */
public class ComparedContainers {
  interface Named {
    void name();
  }
  static class A implements Named {
    public void name() { System.out.print("A"); }
  }
  static class B implements Named {
    public void name() { System.out.print("B"); }
  }

  static void first(List<Named> list) { list.get(0).name(); }
  static void second(List<Named> list) { list.get(0).name(); }

  public static void main(String[] args) {
    Object[] others = {new A(), new A(), new A(), new A(), new B(), new B(), new B(), new B()};
    List<Named> one = new ArrayList<>(), two = new ArrayList<>();
    one.add(new A());
    two.add(new B());
    for (Object other : others)
      if (one.equals(other) || two.equals(other))
        System.out.print("equal");
    first(one);
    second(two);
    System.out.println();
  }
}
