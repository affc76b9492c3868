// The name goes through a StringBuilder.
package reflection;

public class Builder {
  interface Shape {
    void draw();
  }

  static class Circle implements Shape {
    @Override
    public void draw() {}
  }

  public static void main(String[] arguments) throws Exception {
    StringBuilder builder = new StringBuilder("reflection.");
    builder.append("Builder").append('$').append("Circle");
    ((Shape) Class.forName(builder.toString()).getDeclaredConstructor().newInstance()).draw();
  }
}
