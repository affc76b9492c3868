package defensive;

import java.util.Objects;

/** Results that are arguments, for callers without any context: closed... get one that is known, open... do not. */
public class Passed {
  A f;
  static A shared;
  static boolean coin() { return System.nanoTime() % 2 == 0; }

  static A same(A x) { return x; }
  static A pick(A x, A y) { return coin() ? x : y; }
  static A orOwn(A x) { if (coin()) x = new B(); return x; }
  static A twice(A x, A y) { return same(pick(y, same(x))); }
  static A cast(Object x) { return (A) x; }
  static A last(A x, A y) { while (coin()) x = y; return x; }
  static A reassigned(A x, Passed p) { while (coin()) x = p.f; return x; }
  static A element(A[] x) { return x[0]; }
  static A through(A x) { shared = x; return shared; }
  static A caught(A x) { try { Opaque.see(x); } catch (RuntimeException e) { return x; } return x; }
  Passed self() { return this; }
  Passed other() { return coin() ? this : new Passed(); }
  void who() {}
  static class Sub extends Passed {
    @Override Passed self() { return (Passed) Natives.unknown(); }
    @Override void who() {}
  }
  static class Natives { static native Object unknown(); }

  static void closedSame() { same(new B()).who(); }
  static void closedPick() { pick(new A(), new B()).who(); }
  static void closedOrOwn() { orOwn(new A()).who(); }
  static void closedTwice() { twice(new A(), new B()).who(); }
  static void closedCast() { cast(new B()).who(); }
  static void closedLast() { last(new A(), new B()).who(); }
  static void closedSelf() { new Passed().self().self().who(); }
  static void closedOther() { new Passed().other().who(); }
  static void closedPlatform() { Objects.requireNonNull(new B(), "it").who(); }

  static void openSame(A x) { same(x).who(); }
  static void openPick(A x) { pick(x, new B()).who(); }
  static void openTwice(A x) { twice(new A(), x).who(); }
  static void openReassigned() { Passed p = new Passed(); Opaque.see(p); reassigned(new A(), p).who(); }
  static void openElement() { A[] x = {new A()}; Opaque.see(x); element(x).who(); }
  static void openThrough() { through(new A()).who(); }
  static void openSelf(Passed p) { p.self().who(); }
  static void openSub() { new Sub().self().who(); }
  /** What lives through a handler is only as good as no exception comes unasked. */
  static void openCaught() { caught(new A()).who(); }

  static String chain(String s) { return new StringBuilder().append(s).append(1).toString(); }
}
