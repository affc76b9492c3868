package defensive;

/** What a handler sees is what some instruction left before it threw. */
public class Exceptions {
  static native A unknown();
  static native void take(Object x);
  static boolean coin() { return System.nanoTime() % 2 == 0; }
  static class Failure extends RuntimeException {
    A payload = new B();
  }

  static void openBetweenStores() {
    A x = new A(new B());
    try { x.f = unknown(); run(); x.f = new B(); } catch (RuntimeException e) { x.f.who(); }
  }
  static native void run();
  static void closedAfterBoth() {
    A x = new A(new B());
    try { run(); } finally { x.f = new B(); }
    x.f.who();
  }
  static void openCaught() { try { run(); } catch (Failure e) { e.payload.who(); } }
  static void openThrown() { Failure e = new Failure(); try { throw e; } catch (Failure caught) { caught.payload.who(); } }
  static void openThrownOwn() { Failure e = new Failure(); try { throw e; } catch (Failure caught) { e.payload.who(); } }

  static void callee(A x) { x.f = new A(); if (coin()) throw new Failure(); x.f = new B(); }
  static void openThrowingCall() { A x = new A(new B()); try { callee(x); } catch (Failure e) { x.f.who(); } }
  static void closedThrowingCall() { A x = new A(new A()); callee(x); x.f.who(); }
  static void openEscapeBeforeThrow() { A x = new A(new B()); try { take(x); } catch (RuntimeException e) { x.f.who(); } }
  static void openFinally() { A x = new A(new B()); try { take(x); } finally { x.f.who(); } }

  /** Known only as long as no exception comes from outside between the two assignments: not certain. */
  static void openAsynchronous() {
    A x = new A();
    try { x = new B(); run(); } catch (RuntimeException e) { x.who(); }
  }
  static void openNullReceiver(A y) { A x = new A(); try { x = y; x.f.who(); } catch (NullPointerException e) { x.who(); } }
}
