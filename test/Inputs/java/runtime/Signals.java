import sun.misc.Signal;

/** A signal comes to the handler that the program set, on a thread that the JVM starts. */
public class Signals {
  static volatile boolean handled;

  static void handle(Signal signal) {
    handled = true;
  }

  public static void main(String[] arguments) throws InterruptedException {
    Signal.handle(new Signal("USR2"), Signals::handle);
    Signal.raise(new Signal("USR2"));
    for (int i = 0; i < 500 && !handled; i++) {
      Thread.sleep(10);
    }
  }
}
