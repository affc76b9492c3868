// A program that calls through a lambda and ends in the way its argument names.
public class Ends {
  static void target() {}

  public static void main(String[] arguments) throws Exception {
    Runnable runnable = () -> target();
    runnable.run();
    switch (arguments[0]) {
      case "exit":
        System.exit(3);
      case "halt":
        Runtime.getRuntime().halt(4);
      case "throw":
        throw new IllegalStateException("uncaught");
      default:
        System.out.println("done");
    }
  }
}
