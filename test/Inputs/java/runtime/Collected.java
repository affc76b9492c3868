import java.lang.ref.Cleaner;
import java.lang.ref.PhantomReference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;

/** The garbage collector makes finalizers, cleaning actions and queued references run. */
public class Collected {
  static volatile boolean finalized, cleaned, enqueued;

  static class Finalized {
    @Override
    protected void finalize() {
      finalized = true;
    }
  }

  static class NeverMade {
    @Override
    protected void finalize() {}
  }

  static class Action implements Runnable {
    @Override
    public void run() {
      cleaned = true;
    }
  }

  static class Tagged extends PhantomReference<Object> {
    Tagged(Object referent, ReferenceQueue<Object> queue) {
      super(referent, queue);
    }

    void tell() {
      enqueued = true;
    }
  }

  static class Untold extends WeakReference<Object> {
    Untold(Object referent) {
      super(referent);
    }

    void tell() {}
  }

  public static void main(String[] arguments) throws InterruptedException {
    ReferenceQueue<Object> queue = new ReferenceQueue<>();
    new Finalized();
    Cleaner.create().register(new Object(), new Action());
    Tagged tagged = new Tagged(new Object(), queue);
    Untold untold = new Untold(new Object());
    for (int i = 0; i < 100 && !(finalized && cleaned && enqueued); i++) {
      System.gc();
      if (queue.remove(50) instanceof Tagged) {
        tagged.tell();
      }
    }
    tagged.clear();
    untold.clear();
  }
}
