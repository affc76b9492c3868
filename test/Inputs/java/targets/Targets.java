import java.util.function.Function;
import java.util.function.Supplier;

/** Each method calls name() on what can only be an A, by another way through the language; B goes there next to it. */
public class Targets {
  interface Shape {
    void name();
  }

  static class A implements Shape, Cloneable {
    public void name() {
      System.out.print("A");
    }

    @Override
    public String toString() {
      return "a";
    }
  }

  static class B implements Shape {
    public void name() {
      System.out.print("B");
    }

    @Override
    public String toString() {
      return "b";
    }
  }

  static class Holder {
    Shape shape;
  }

  static Shape first, second;

  static void fields() {
    Holder one = new Holder(), two = new Holder();
    one.shape = new A();
    two.shape = new B();
    one.shape.name();
  }

  static void statics() {
    first = new A();
    second = new B();
    first.name();
  }

  static void arrays() {
    Shape[] one = new Shape[1], two = new Shape[1];
    one[0] = new A();
    two[0] = new B();
    one[0].name();
  }

  static void copies() {
    Shape[] one = {new A()}, two = {new B()}, three = new Shape[1], four = new Shape[1];
    System.arraycopy(one, 0, three, 0, 1);
    System.arraycopy(two, 0, four, 0, 1);
    three[0].name();
  }

  static void clones() {
    Shape[] one = {new A()}, two = {new B()};
    Shape[] three = one.clone(), four = two.clone();
    three[0].name();
  }

  static void casts(Object object) {
    if (object instanceof A) {
      ((A) object).name();
    }
  }

  static class ProblemA extends RuntimeException implements Shape {
    public void name() {
      System.out.print("A");
    }
  }

  static class ProblemB extends RuntimeException implements Shape {
    public void name() {
      System.out.print("B");
    }
  }

  static void fail(int number) {
    if (number == 0) {
      throw new ProblemA();
    }
    throw new ProblemB();
  }

  static void handlers(int number) {
    try {
      fail(number);
    } catch (ProblemA problem) {
      problem.name();
    } catch (RuntimeException other) {
      rest((Shape) other);
    }
  }

  static void rest(Shape other) {
    other.name();
  }

  interface Greeter {
    Shape get();

    default void greet() {
      own();
    }

    private void own() {
      get().name();
    }
  }

  static class Polite implements Greeter {
    public Shape get() {
      return new A();
    }
  }

  static class Rude implements Greeter {
    public Shape get() {
      return new B();
    }

    public void greet() {}
  }

  static void defaults() {
    Greeter one = new Polite(), two = new Rude();
    one.greet();
    two.greet();
  }

  static void lambdas() {
    Shape a = new A();
    Supplier<Shape> one = () -> a, two = B::new;
    one.get().name();
    two.get();
  }

  static void boxing() {
    A[] all = {new A()};
    Function<Integer, Shape> one = i -> all[i];
    Function<Integer, Shape> two = i -> new B();
    one.apply(0).name();
    two.apply(0);
  }

  static class Item implements Comparable<Item> {
    final Shape shape;

    Item(Shape shape) {
      this.shape = shape;
    }

    public int compareTo(Item other) {
      shape.name();
      return 0;
    }
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  static void bridges() {
    Comparable item = new Item(new A());
    item.compareTo(new Item(new A()));
  }

  static void varargs(Shape... shapes) {
    shapes[0].name();
  }

  class Inner {
    void run() {
      inner.name();
    }
  }

  Shape inner;

  enum Kind {
    ONE {
      Shape make() {
        return new A();
      }
    },
    TWO {
      Shape make() {
        return new B();
      }
    };

    abstract Shape make();
  }

  static void enums() {
    Kind.ONE.make().name();
    Kind.TWO.make();
  }

  record Pair(Shape left, Object right) {}

  static String records() {
    Pair pair = new Pair(new A(), "text");
    new B().toString();
    pair.left().name();
    return pair.toString();
  }

  static String concatenation() {
    Object one = new A(), two = new B();
    return "text " + one;
  }

  static class Box<T> {
    private T value;

    void set(T value) {
      this.value = value;
    }

    T get() {
      return value;
    }
  }

  static class Shelf<T> {
    private final Box<T> box = new Box<>();

    void put(T value) {
      box.set(value);
    }

    T take() {
      return box.get();
    }
  }

  static void boxes() {
    Box<Shape> one = new Box<>(), two = new Box<>();
    one.set(new A());
    two.set(new B());
    one.get().name();
  }

  static void shelves() {
    Shelf<Shape> one = new Shelf<>(), two = new Shelf<>();
    one.put(new A());
    two.put(new B());
    one.take().name();
  }

  static <T> T same(T value) {
    return value;
  }

  static void identity() {
    Shape one = same(new A()), two = same(new B());
    one.name();
  }

  public static void main(String[] arguments) {
    fields();
    statics();
    arrays();
    copies();
    clones();
    casts(new A());
    casts(new B());
    handlers(0);
    handlers(1);
    defaults();
    lambdas();
    boxing();
    bridges();
    varargs(new A());
    Targets targets = new Targets();
    targets.inner = new A();
    targets.new Inner().run();
    enums();
    records();
    concatenation();
    boxes();
    shelves();
    identity();
    System.out.println();
  }
}
