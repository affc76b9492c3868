package defensive;

/** Fields of objects that others reach: closed... hold while no other code can run between store and load, open... do not. */
public class Strict {
  static native void native0();
  static A shared;
  static final Object lock = new Object();
  volatile A fast;
  A slow;
  static class Late { static A x; static { shared.f = null; } static void touch() {} }

  static void closedParameter(A x) { x.f = new B(); x.f.who(); }
  static void closedStatic() { A x = shared; x.f = new B(); x.f.who(); }
  static void closedDeep(A x) { x.f = new A(); A y = x.f; y.f = new B(); y.f.who(); }
  static void closedOther(A x, A y) { x.f = new B(); y.g = null; x.f.who(); }
  static void closedLooked(A x) { x.f = new B(); nothing(); x.f.who(); }
  static void nothing() { }
  static void closedJoined(A x, boolean b) { if (b) x.f = new B(); else x.f = new B(new A()); x.f.who(); }

  static void openNative(A x) { x.f = new B(); native0(); x.f.who(); }
  static void openUnknownCall(A x, Runnable r) { x.f = new B(); r.run(); x.f.who(); }
  static void openLock(A x) { x.f = new B(); synchronized (lock) { } x.f.who(); }
  static void openInside(A x) { synchronized (lock) { x.f = new B(); } x.f.who(); }
  static void openVolatile(Strict s, A x) { x.f = new B(); s.fast = x; x.f.who(); }
  static void openVolatileLoad(Strict s, A x) { x.f = new B(); A y = s.fast; x.f.who(); }
  static void openVolatileField(Strict s) { s.fast = new B(); s.fast.who(); }
  static void openInitialiser(A x) { x.f = new B(); Late.touch(); x.f.who(); }
  static void openInitialiserField(A x) { x.f = new B(); A y = Late.x; x.f.who(); }
  static void openAlias(A x, A y) { x.f = new B(); y.f = shared; x.f.who(); }
  static void openAliasDeep(A x, A y) { x.f = new A(); x.f.f = new B(); y.f = shared; x.f.f.who(); }
  static void openCallee(A x, A y) { x.f = new B(); set(y); x.f.who(); }
  static void set(A y) { y.f = shared; }
  static void openHandler(A x) { try { x.f = new B(); native0(); } catch (RuntimeException e) { } x.f.who(); }
  static void openLoop(A x, int n) { x.f = new B(); for (int i = 0; i < n; ++i) { x.f.who(); x.f = x.f.f; } }
  static void openElement(A[] a, A[] b) { a[0] = new B(); b[0] = shared; a[0].who(); }
}
