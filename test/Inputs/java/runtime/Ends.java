/** Shutdown hooks run when the program ends. */
public class Ends {
  static class Hook extends Thread {
    @Override
    public void run() {
      closed();
    }

    static void closed() {}
  }

  public static void main(String[] arguments) {
    Runtime.getRuntime().addShutdownHook(new Hook());
  }
}
