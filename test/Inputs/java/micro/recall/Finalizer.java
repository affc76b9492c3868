// The finalizer's thread calls finalize.
package recall;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

public class Finalizer {
  static final CountDownLatch finalized = new CountDownLatch(1);

  static class Lost {
    @Override
    @SuppressWarnings({"deprecation", "removal"})
    protected void finalize() {
      finalized.countDown();
    }
  }

  static void lose() {
    new Lost();
  }

  public static void main(String[] arguments) throws Exception {
    lose();
    for (int i = 0; i < 100; ++i) {
      System.gc();
      if (finalized.await(50, TimeUnit.MILLISECONDS)) break;
    }
  }
}
