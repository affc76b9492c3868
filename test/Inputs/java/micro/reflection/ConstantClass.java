// The name of the class is a constant.
package reflection;

public class ConstantClass {
  interface Shape {
    void draw();
  }

  static class Circle implements Shape {
    @Override
    public void draw() {}
  }

  public static void main(String[] arguments) throws Exception {
    Class<?> type = Class.forName("reflection.ConstantClass$Circle");
    ((Shape) type.getDeclaredConstructor().newInstance()).draw();
  }
}
