// Class and method have constant names.
package reflection;

public class ConstantMethod {
  public static class Target {
    public void act(String text) {
      text.length();
    }
  }

  public static void main(String[] arguments) throws Exception {
    Object object = Class.forName("reflection.ConstantMethod$Target").getConstructor().newInstance();
    object.getClass().getMethod("act", String.class).invoke(object, "x");
  }
}
