// A cleaner's thread calls what was registered with it, when the object is gone.
package recall;

import java.lang.ref.Cleaner;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

public class SystemThread {
  static final CountDownLatch cleaned = new CountDownLatch(1);

  static class Action implements Runnable {
    @Override
    public void run() {
      cleaned.countDown();
    }
  }

  static void register(Cleaner cleaner) {
    cleaner.register(new Object(), new Action());
  }

  public static void main(String[] arguments) throws Exception {
    register(Cleaner.create());
    for (int i = 0; i < 100; ++i) {
      System.gc();
      if (cleaned.await(50, TimeUnit.MILLISECONDS)) break;
    }
  }
}
