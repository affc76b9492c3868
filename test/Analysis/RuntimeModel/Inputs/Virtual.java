import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Virtual threads run their tasks as others do. */
public class Virtual {
  static class Task implements Runnable {
    @Override
    public void run() {
      Thread.yield();
      done();
    }

    static void done() {}
  }

  static class Failing implements Runnable {
    @Override
    public void run() {
      throw new IllegalStateException();
    }
  }

  static class Handler implements Thread.UncaughtExceptionHandler {
    @Override
    public void uncaughtException(Thread thread, Throwable thrown) {
      handled();
    }

    static void handled() {}
  }

  static class Idle implements Runnable {
    @Override
    public void run() {}
  }

  static void submitted() {}

  public static void main(String[] arguments) throws Exception {
    Thread.startVirtualThread(new Task()).join();
    Thread.ofVirtual().uncaughtExceptionHandler(new Handler()).start(new Failing()).join();
    Thread.ofVirtual().unstarted(new Idle());
    try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
      executor.submit(Virtual::submitted).get();
    }
  }
}
