package defensive;

/** What tests imply for values after them: closed... are known by a test, open... are not. */
public class Tests {
  static final class F extends A { @Override public void who() {} }
  static boolean coin() { return System.nanoTime() % 2 == 0; }
  static native Object unknown();

  static void closedInstance(A x) { if (x instanceof F) x.who(); }
  static void closedNot(A x) { if (!(x instanceof F)) return; x.who(); }
  static void closedBoth(A x) { if (x instanceof F && coin()) x.who(); }
  static void closedNarrowed() { A x = coin() ? new F() : new B(); if (x instanceof B) x.who(); }
  static void closedNull(A x) { if (x == null) x = new B(); else return; x.who(); }
  static void closedMerged(A x) { A y = x instanceof F ? x : new B(); y.who(); }
  static void closedCast(A x) { F y = (F) x; if (coin()) x.who(); }
  static void closedCastHere(A x) { F y = (F) x; x.who(); }
  static void closedLoop(A x) { if (x instanceof F) while (coin()) x.who(); }
  static void closedTried(A x) { try { F y = (F) x; Opaque.see(y); x.who(); } catch (RuntimeException e) {} }

  static A orThrow(A x) { if (x != null) return x; throw new RuntimeException(); }
  static A orOwn(A x) { if (x instanceof F) return x; return new B(); }
  static void closedReturned() { orThrow(coin() ? new B() : null).who(); }
  static void closedBehindReturn(A x) { orThrow(x); A y = new B(); y.who(); }
  static void closedOrOwn(A x) { orOwn(x).who(); }
  static void openReturned(A x) { orThrow(x).who(); }

  static void openOther(A x, A y) { if (y instanceof F) x.who(); }
  static void openElse(A x) { if (x instanceof F) return; x.who(); }
  static void openBehind(A x) { if (x instanceof F) Opaque.see(x); x.who(); }
  static void openEither(A x) { if (x instanceof F || coin()) x.who(); }
  static void openClass(A x) { if (x instanceof B) x.who(); }
  static void openInterface(A x) { if (x instanceof Named) x.who(); }
  static void openNonNull(A x) { if (x != null) x.who(); }
  static void openAssigned(A x) { if (x instanceof F) { x = (A) unknown(); x.who(); } }
  static void openLoop(A x) { while (coin()) { x.who(); if (!(x instanceof F)) return; x = (A) unknown(); } }
  /** The cast has not passed. */
  static void openHandler(A x) { try { F y = (F) x; Opaque.see(y); } catch (RuntimeException e) { x.who(); } }
  static void openBefore(A x) { x.who(); F y = (F) x; }
  static A field;
  static void openField() { if (field instanceof F) field.who(); }
}
