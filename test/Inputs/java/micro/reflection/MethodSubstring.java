// The method's name is built from a prefix and a part that comes from outside.
package reflection;

public class MethodSubstring {
  public static class Bean {
    String last;

    public void setColour(String colour) {
      last = colour;
    }

    public void setWidth(String width) {
      last = width;
    }
  }

  public static void main(String[] arguments) throws Exception {
    for (String property : Names.get("properties").split(","))
      Bean.class.getMethod("set" + property, String.class).invoke(new Bean(), "x");
  }
}
