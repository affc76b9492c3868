/** Started threads run; others do not. What they throw comes to the handlers. */
public class Threads {
  static class Own extends RuntimeException {
    Own() {}

    void own() {}
  }

  static class Worker extends Thread {
    @Override
    public void run() {
      throw new Own();
    }
  }

  static class Task implements Runnable {
    @Override
    public void run() {
      Integer.parseInt(Thread.currentThread().getName() + divide());
    }

    static int divide() {
      return 1 / Threads.zero;
    }
  }

  static class Idle implements Runnable {
    @Override
    public void run() {}
  }

  static class OfThread implements Thread.UncaughtExceptionHandler {
    @Override
    public void uncaughtException(Thread thread, Throwable thrown) {
      if (thrown instanceof Own) {
        ((Own) thrown).own();
      }
    }
  }

  static class OfAll implements Thread.UncaughtExceptionHandler {
    @Override
    public void uncaughtException(Thread thread, Throwable thrown) {
      if (thrown instanceof ArithmeticException) {
        raised((ArithmeticException) thrown);
      }
    }

    static void raised(ArithmeticException thrown) {}
  }

  static class Group extends ThreadGroup {
    Group() {
      super("group");
    }

    @Override
    public void uncaughtException(Thread thread, Throwable thrown) {
      inGroup();
    }

    void inGroup() {}
  }

  static int zero;

  public static void main(String[] arguments) throws InterruptedException {
    Thread worker = new Worker();
    worker.setUncaughtExceptionHandler(new OfThread());
    Thread.setDefaultUncaughtExceptionHandler(new OfAll());
    Thread task = new Thread(new Task());
    Thread grouped = new Thread(new Group(), new Task());
    new Thread(new Idle());
    worker.start();
    task.start();
    grouped.start();
    worker.join();
    task.join();
    grouped.join();
  }
}
