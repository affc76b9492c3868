package defensive;

/** Another thread may write what it can reach, at any time; locks and volatile fields do not change that. */
public class Threads {
  static A shared;
  static volatile A fast;
  static final Object lock = new Object();

  static void closedOwn() { A x = new A(new B()); synchronized (lock) { } x.f.who(); }
  static void openStatic() { A x = new A(new B()); shared = x; x.f.who(); }
  static void openVolatileStatic() { A x = new A(new B()); fast = x; x.f.who(); }
  static void openLocked() { A x = new A(new B()); shared = x; synchronized (lock) { x.f = new B(); } x.f.who(); }
  static void openLockedRead() { synchronized (lock) { shared = new B(); shared.who(); } }
  static void openVolatileField(A x) { x.v = new B(); x.v.who(); }
  static void closedVolatileField() { A x = new A(); x.v = new B(); x.v.who(); }

  static void openStarted() {
    A x = new A(new B());
    new Thread(() -> x.f = new A()).start();
    x.f.who();
  }
  static void openCaptured() {
    A x = new A(new B());
    Runnable r = () -> x.f = new A();
    x.f.who();
  }
  static class Worker extends Thread {
    A work = new B();
    @Override public void run() { work = new A(); }
  }
  static void openWorker() { Worker w = new Worker(); w.start(); w.work.who(); }
  static void openThreadLocal(ThreadLocal<A> local) { A x = new A(new B()); local.set(x); x.f.who(); }
  static void openWait() throws Exception { A x = new A(new B()); x.wait(1); x.f.who(); }

  /** Reached through an object that is reached. */
  static void openDeep() { A x = new A(new B()); A y = new A(x); A z = new A(y); shared = z; x.f.who(); }
  static void openLateHolder() { A x = new A(new B()); A y = new A(); shared = y; y.f = x; x.f.who(); }
  static void closedHeldByOwn() { A x = new A(new B()); A y = new A(x); x.f.who(); y.f.f.who(); }
}
