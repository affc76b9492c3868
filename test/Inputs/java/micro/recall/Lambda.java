// A lambda's body is called by way of the class that the JVM makes for it.
package recall;

public class Lambda {
  static void target() {}

  public static void main(String[] arguments) {
    Runnable runnable = () -> target();
    runnable.run();
  }
}
