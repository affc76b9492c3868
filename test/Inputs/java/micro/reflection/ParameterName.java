// The constant comes through parameters and a field.
package reflection;

public class ParameterName {
  interface Shape {
    void draw();
  }

  static class Circle implements Shape {
    @Override
    public void draw() {}
  }

  private final String name;

  ParameterName(String name) {
    this.name = name;
  }

  Object make() throws Exception {
    return Class.forName(name).getDeclaredConstructor().newInstance();
  }

  public static void main(String[] arguments) throws Exception {
    ((Shape) new ParameterName("reflection.ParameterName$Circle").make()).draw();
  }
}
