package lib;

// The library of the pages' commands: `lib.jar` and `deps.jar`.
public class Shape {
  private final int side;

  public Shape(int side) { this.side = side; }

  public int area() { return side * side; }
}
