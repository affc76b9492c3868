package defensive;

/** Methods that call themselves or each other: closed... get a B whatever the depth; open... may get more. */
public class Recursion {
  static native boolean coin();
  static native A unknown();
  static A global;

  // One result at the end of all calls.
  static A down(int n) { return n > 0 ? down(n - 1) : new B(); }
  static void closedDown() { down(5).who(); }
  static A even(int n) { return n == 0 ? new B() : odd(n - 1); }
  static A odd(int n) { return n == 0 ? new B() : even(n - 1); }
  static void closedMutual() { even(4).who(); }
  static A inner(int n) { return n > 0 ? outer(n - 1) : new B(); }
  static A outer(int n) { A x = inner(n); return coin() ? x : outer(n - 1); }
  static void closedNested() { outer(4).who(); }
  static A other(int n) { return n > 0 ? other(n - 1) : coin() ? new B() : new A(); }
  static void openOther() { other(5).who(); }
  static A behind(int n) { if (n > 0) { behind(n - 1); return new A(); } return new B(); }
  static void openBehind() { behind(5).who(); }
  static A deep(int n) { return n > 0 ? shallow(n - 1) : unknown(); }
  static A shallow(int n) { return n > 0 ? deep(n - 1) : new B(); }
  static void openDeep() { shallow(5).who(); }

  // What it was given passes through.
  static A through(A x, int n) { return n > 0 ? through(x, n - 1) : x; }
  static void closedThrough() { through(new B(), 3).who(); }
  static void openThrough(A x) { through(x, 3).who(); }

  // Objects that it gets or not.
  static void nothing(A x, int n) { if (n > 0) nothing(x, n - 1); }
  static void closedKept() { A a = new A(); a.f = new B(); nothing(a, 3); a.f.who(); }
  static void leak(A x, int n) { if (n > 0) leak(x, n - 1); else global = x; }
  static void openLeaked() { A a = new A(); a.f = new B(); leak(a, 3); a.f.who(); }
  static void write(A x, int n) { if (n > 0) write(x, n - 1); else if (coin()) x.f = new A(); }
  static void openWritten() { A a = new A(); a.f = new B(); write(a, 3); a.f.who(); }
  static void lower(A x, int n) { if (n > 0) { x.f = new A(); lower(x, n - 1); } }
  static void openLower() { A a = new A(); a.f = new B(); lower(a, 3); a.f.who(); }

  // One allocation, many objects at once.
  static A list(int n) { A a = new A(); if (n > 0) a.f = list(n - 1); else a.f = new B(); return a; }
  static void openList() { list(3).f.who(); }
  static A swap(A x, int n) { A a = new A(); a.f = new B(); if (n > 0) { A b = swap(a, n - 1); b.f = new A(); } return x == null ? a : x; }
  static void openSwap() { swap(null, 1).f.who(); }
}
