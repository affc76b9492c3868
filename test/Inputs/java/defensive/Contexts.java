package defensive;

/** What holds under one caller need not hold under another, nor deeper down. */
public class Contexts {
  static native A unknown();
  static boolean coin() { return System.nanoTime() % 2 == 0; }
  static A identity(A x) { return x; }
  static void closedCallers() { identity(new A()).who(); identity(new B()).who(); }
  static void openCaller() { identity(new A()); identity(unknown()).who(); }

  static A recursive(A x) { return coin() ? x : recursive(new A(x)); }
  static void openRecursive() { recursive(unknown()).who(); }
  static void down(A x, int n) { if (n > 0) down(x, n - 1); else x.f = unknown(); }
  static void openDown() { A x = new A(new B()); down(x, 9); x.f.who(); }
  static void ping(A x, int n) { x.f = new B(); if (n > 0) pong(x, n - 1); }
  static void pong(A x, int n) { x.f = unknown(); if (n > 0) ping(x, n - 1); }
  static void openPing() { A x = new A(new B()); ping(x, 1); x.f.who(); }

  static void d1(A x) { d2(x); }
  static void d2(A x) { d3(x); }
  static void d3(A x) { d4(x); }
  static void d4(A x) { d5(x); }
  static void d5(A x) { d6(x); }
  static void d6(A x) { x.f = unknown(); }
  static void openDeep() { A x = new A(new B()); d1(x); x.f.who(); }

  static A r1() { return r2(); }
  static A r2() { return r3(); }
  static A r3() { return r4(); }
  static A r4() { return r5(); }
  static A r5() { return r6(); }
  static A r6() { return new B(); }
  /** Returned through more calls than a context has. */
  static void closedReturned() { r1().who(); }
  static void apply(A x, Runnable r) { r.run(); x.f.who(); }
  static void openCallback(Runnable r) { A[] box = {new B()}; Runnable mine = () -> box[0] = unknown(); mine.run(); box[0].who(); }
  static void openOverloaded(A x) { A y = x == null ? new B() : x; y.who(); }
}
