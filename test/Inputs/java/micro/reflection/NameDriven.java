// The class is not known; the name of its method is, and one class has such a method.
package reflection;

public class NameDriven {
  public static class Odd {
    static int done;

    public static void performOddAction() {
      ++done;
    }
  }

  public static class NeverUsed {
    public static void performEvenAction() {}
  }

  public static void main(String[] arguments) throws Exception {
    String name = Names.get("odd");
    Class.forName(name).getMethod("performOddAction").invoke(null);
  }
}
