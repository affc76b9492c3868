// Names are kept in a table.
package reflection;

import java.util.HashMap;
import java.util.Map;

public class TableName {
  interface Shape {
    void draw();
  }

  static class Circle implements Shape {
    @Override
    public void draw() {}
  }

  static class Square implements Shape {
    @Override
    public void draw() {}
  }

  public static void main(String[] arguments) throws Exception {
    Map<String, String> table = new HashMap<>();
    table.put("circle", "reflection.TableName$Circle");
    table.put("square", "reflection.TableName$Square");
    for (String name : table.values())
      ((Shape) Class.forName(name).getDeclaredConstructor().newInstance()).draw();
  }
}
