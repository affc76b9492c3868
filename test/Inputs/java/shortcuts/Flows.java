import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Methods pass on their parameters. In the methods named one... the program calls name() on what can only be an A, next to a
 * B that goes the same way; in those named both... on an A and on a B, which a cut must not lose.
 */
public class Flows {
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

  static class Box {
    Shape shape;
    Object any;

    Box() {}

    Box(Shape shape) {
      this.shape = shape;
    }

    void set(Shape given) {
      shape = given;
    }

    void setTwice(Shape given) {
      set(given);
    }

    Box with(Shape given) {
      set(given);
      return this;
    }

    Shape get() {
      return shape;
    }

    Shape getTwice() {
      return get();
    }

    Shape getCast() {
      return (Shape) any;
    }
  }

  static class Named extends Box {
    Named(Shape shape) {
      super(shape);
    }
  }

  /** What it returns is not what it was given last. */
  static class Old extends Box {
    Shape before = new B();

    @Override
    void set(Shape given) {
      before = shape;
      super.set(given);
    }

    @Override
    Shape get() {
      return before == null ? shape : before;
    }
  }

  static Shape same(Shape given) {
    return given;
  }

  static Shape orElse(Shape given, Shape other) {
    return given == null ? other : given;
  }

  static Shape orB(Shape given) {
    Shape result = given;
    if (result == null)
      result = new B();
    return result;
  }

  static void put(Box box, Shape shape) {
    box.shape = shape;
  }

  static Shape through(int depth, Shape given) {
    return depth == 0 ? given : through(depth - 1, given);
  }

  static void oneSetter() {
    Box a = new Box(), b = new Box();
    a.set(new A());
    b.set(new B());
    a.get().name();
  }

  static void oneConstructor() {
    Box a = new Box(new A()), b = new Box(new B());
    b.get();
    a.get().name();
  }

  static void oneNested() {
    Box a = new Named(new A()), b = new Named(new B());
    a.setTwice(new A());
    b.setTwice(new B());
    b.getTwice();
    a.getTwice().name();
  }

  static void oneBuilder() {
    Box a = new Box().with(new A()), b = new Box().with(new B());
    b.get();
    a.get().name();
  }

  static void oneResult() {
    same(new B());
    Objects.requireNonNull(new B());
    Objects.requireNonNull(same(new A())).name();
  }

  static void oneCast() {
    Shape.class.cast(new B());
    through(2, new B());
    Box a = new Box(), b = new Box();
    a.any = new A();
    b.any = new B();
    b.getCast();
    through(2, a.getCast()).name();
  }

  static void oneStatic() {
    Box a = new Box(), b = new Box();
    put(a, new A());
    put(b, new B());
    a.shape.name();
  }

  static void bothOfTwo() {
    orElse(null, new B()).name();
    orElse(new A(), null).name();
    Shape either = orElse(new A(), new B());
    either.name();
  }

  static void bothOwn() {
    Shape[] all = {orB(new A()), orB(null)};
    all[0].name();
    all[1].name();
  }

  static void bothOverridden() {
    Box box = new Old();
    box.set(new A());
    box.get().name();
    box.set(new B());
    box.get().name();
  }

  static void bothByFunction() {
    Box box = new Box();
    BiConsumer<Box, Shape> setter = Box::set;
    Function<Box, Shape> getter = Box::get;
    setter.accept(box, new A());
    getter.apply(box).name();
    setter.accept(box, new B());
    getter.apply(box).name();
  }

  static void bothByReflection() throws Exception {
    Box box = Box.class.getDeclaredConstructor(Shape.class).newInstance(new A());
    Shape first = (Shape) Box.class.getDeclaredMethod("get").invoke(box);
    first.name();
    Box.class.getDeclaredMethod("set", Shape.class).invoke(box, new B());
    Shape second = (Shape) Box.class.getDeclaredMethod("get").invoke(box);
    second.name();
    box.get().name();
  }

  static void bothByCapture() {
    Box box = new Box();
    Supplier<Box> first = capture(box, new A());
    first.get().get().name();
    Box again = capture(box, new B()).get();
    again.get().name();
  }

  static Supplier<Box> capture(Box box, Shape shape) {
    return () -> box.with(shape);
  }

  public static void main(String[] args) throws Exception {
    oneSetter();
    oneConstructor();
    oneNested();
    oneBuilder();
    oneResult();
    oneCast();
    oneStatic();
    bothOfTwo();
    bothOwn();
    bothOverridden();
    bothByFunction();
    bothByReflection();
    bothByCapture();
    System.out.println();
  }
}
