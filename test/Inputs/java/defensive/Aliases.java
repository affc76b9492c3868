package defensive;

/** Two names for one object. */
public class Aliases {
  static native A unknown();
  static boolean coin() { return System.nanoTime() % 2 == 0; }

  static void openParameters(A x, A y) { x.f = new B(); y.f = new A(); x.f.who(); }
  static void openJoined(boolean c) { A x = new A(new B()), y = c ? x : new A(); y.f = unknown(); x.f.who(); }
  static void openThroughField() { A x = new A(new B()); A h = new A(x); h.f.f = unknown(); x.f.who(); }
  static void openThroughCast() { A x = new A(new B()); Object o = x; ((A) o).f = unknown(); x.f.who(); }
  static void openThroughArray() { A x = new A(new B()); Object[] a = {x}; ((A) a[0]).f = unknown(); x.f.who(); }
  static void openArrayAlias() { B[] b = {new B()}; A[] a = b; a[0] = (A) (Object) unknown(); b[0].who(); }
  static void openArrayAsObject() { A[] a = {new B()}; Object o = a; ((Object[]) o)[0] = unknown(); a[0].who(); }
  static void openIndex(int i) { A[] a = new A[2]; a[0] = new B(); a[i] = unknown(); a[0].who(); }
  static void openLoop() {
    A x = new A(new B()), y = new A();
    while (coin()) { y.f = unknown(); y = x; }
    x.f.who();
  }
  static void openList() {
    A head = null;
    while (coin()) { A x = new A(head); head = x; }
    head.f = unknown();
    if (head.f != null) head.f.who();
  }
  static void set(A x, A y) { x.f = new B(); y.f = unknown(); x.f.who(); }
  static void openBoth() { A x = new A(); set2(x, x); x.f.who(); }
  static void set2(A x, A y) { x.f = new B(); y.f = unknown(); }
  static void closedDifferent() { A x = new A(), y = new A(); set2(x, y); x.f.who(); }
  static A keep(A x, A y) { x.g = y; return x; }
  static void openKept() { A x = new A(new B()), y = new A(); keep(y, x).g.f = unknown(); x.f.who(); }
  static void openInterface(Named n) { A x = new A(new B()); if (n == x) { } ((A) n).f = unknown(); n.who(); }
  static void closedIdentity(Named n) { A x = new A(new B()); if (n == x) { } ((A) n).f = unknown(); x.f.who(); }
  static void openOuter() { A x = new A(new B()); class Inner { void change() { x.f = unknown(); } } new Inner().change(); x.f.who(); }
}
