// Arrays of length 0: one that a collection makes another of, and one among many that are not empty.
import java.util.ArrayList;
import java.util.List;

public class EmptyArrays {
  interface Shape {
    int area();
  }

  static class Square implements Shape {
    public int area() {
      return 4;
    }
  }

  static class Circle implements Shape {
    public int area() {
      return 3;
    }
  }

  static int fromCollection() {
    List<Shape> shapes = new ArrayList<>();
    shapes.add(new Square());
    return shapes.toArray(new Shape[0])[0].area();
  }

  static int amongMany() {
    Object[] none = {};
    Object circle = new Circle();
    Object[][] table = {
      {circle}, {circle}, {circle}, {circle}, {circle},
      {circle}, {circle}, {circle}, {circle}, {circle},
      {circle}, {circle}, {circle}, {circle}, {circle},
      {circle}, {circle}, {circle}, {circle}, {circle},
      {circle}, {circle}, {circle}, {circle}, {circle},
    };
    return none.length + ((Shape) table[3][0]).area();
  }

  public static void main(String[] arguments) {
    System.out.println(fromCollection() + amongMany());
  }
}
