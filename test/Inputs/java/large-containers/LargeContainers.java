import java.util.ArrayList;
import java.util.List;

/** Two lists with eight objects each, and one with a single object. */
public class LargeContainers {
  interface Shape {
    void name();
  }

  static class A implements Shape {
    public void name() {
      System.out.print("A");
    }
  }

  static class B implements Shape {
    public void name() {
      System.out.print("B");
    }
  }

  static class C implements Shape {
    public void name() {
      System.out.print("C");
    }
  }

  static void small() {
    List<Shape> list = new ArrayList<>();
    list.add(new A());
    list.get(0).name();
  }

  static List<Shape> first() {
    List<Shape> list = new ArrayList<>();
    list.add(new A());
    list.add(new A());
    list.add(new A());
    list.add(new A());
    list.add(new A());
    list.add(new A());
    list.add(new A());
    list.add(new A());
    list.get(0).name();
    return list;
  }

  static void second() {
    List<Shape> list = new ArrayList<>();
    list.add(new B());
    list.add(new B());
    list.add(new B());
    list.add(new B());
    list.add(new B());
    list.add(new B());
    list.add(new B());
    list.add(new B());
    list.get(0).name();
  }

  /** What a method finds that nothing calls but what came out of a list. */
  static class Late implements Shape {
    private final List<Shape> list;

    Late(List<Shape> list) {
      this.list = list;
    }

    public void name() {
      list.set(0, new C());
      last(list);
    }

    static void last(List<Shape> list) {
      list.remove(0).name();
    }
  }

  public static void main(String[] args) {
    small();
    List<Shape> list = first();
    second();
    List<Shape> lates = new ArrayList<>();
    lates.add(new Late(list));
    lates.get(0).name();
  }
}
