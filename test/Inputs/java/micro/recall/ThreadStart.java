// Thread.start calls run, and the JVM hands an exception that nothing catches to the handler.
package recall;

public class ThreadStart {
  static class Worker extends Thread {
    @Override
    public void run() {
      throw new IllegalStateException();
    }
  }

  static class Handler implements Thread.UncaughtExceptionHandler {
    @Override
    public void uncaughtException(Thread thread, Throwable problem) {
      handled();
    }

    void handled() {}
  }

  public static void main(String[] arguments) throws Exception {
    Worker worker = new Worker();
    worker.setUncaughtExceptionHandler(new Handler());
    worker.start();
    worker.join();
  }
}
