// Class.forName initialises the class.
package reflection;

public class Initialisation {
  static class Target {
    static {
      initialised();
    }

    static void initialised() {}
  }

  public static void main(String[] arguments) throws Exception {
    Class.forName("reflection.Initialisation$Target");
  }
}
