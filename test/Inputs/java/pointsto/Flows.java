import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

/** Objects that come to calls by ways of the class library. */
public class Flows {
  interface Shape {
    int area();
  }

  static class Square implements Shape {
    public int area() {
      return 4;
    }
  }

  static class Circle implements Shape, Cloneable {
    public int area() {
      return 3;
    }

    Circle copy() throws CloneNotSupportedException {
      return (Circle) clone();
    }

    @Override
    public String toString() {
      return "circle";
    }
  }

  static class Triangle implements Shape {
    public int area() {
      return 2;
    }
  }

  static class Worker extends Thread {
    @Override
    public void run() {
      fromThread(new Square());
    }
  }

  static class Problem extends RuntimeException {
    int area() {
      return 1;
    }
  }

  static int fromList(List<Shape> shapes) {
    int sum = 0;
    for (Shape shape : shapes) sum += shape.area();
    return sum;
  }

  static int fromThread(Shape shape) {
    return shape.area();
  }

  static int fromArray(Shape[] shapes) {
    Shape[] copy = new Shape[shapes.length];
    System.arraycopy(shapes, 0, copy, 0, shapes.length);
    return copy[0].area();
  }

  static int fromClone(Circle circle) throws CloneNotSupportedException {
    Shape copy = circle.copy();
    return copy.area();
  }

  static int fromLambda(Shape captured) {
    Supplier<Shape> supplier = () -> captured;
    return supplier.get().area();
  }

  static int fromConstructor() {
    Supplier<Shape> supplier = Triangle::new;
    return supplier.get().area();
  }

  static int fromReference(Shape shape) {
    Function<Shape, Integer> function = Shape::area;
    return function.apply(shape);
  }

  static int fromHandler() {
    try {
      throw new Problem();
    } catch (Problem problem) {
      return problem.area();
    }
  }

  static String concatenate(Object object) {
    return "a " + object;
  }

  public static void main(String[] args) throws Exception {
    List<Shape> list = new ArrayList<>();
    list.add(new Square());
    System.out.println(fromList(list));
    new Worker().start();
    System.out.println(fromArray(new Shape[] {new Circle()}));
    System.out.println(fromClone(new Circle()));
    System.out.println(fromLambda(new Square()));
    System.out.println(fromConstructor());
    System.out.println(fromReference(new Square()));
    System.out.println(fromHandler());
    System.out.println(concatenate(new Circle()));
  }
}
