package defensive;

import java.util.function.Supplier;

/** What declared types imply: closed... rest on final classes and sealed families, open... have types that prove nothing. */
public class Types {
  static final class F extends A { @Override public void who() {} }
  static sealed class S extends A permits S1, S2 { @Override public void who() {} }
  static final class S1 extends S {}
  static final class S2 extends S { S2() {} }
  static sealed class T extends A permits T1 {}
  static non-sealed class T1 extends T { @Override public void who() {} }
  static sealed interface I extends Named permits I1 {}
  static final class I1 implements I { public void who() {} }
  static class Open extends A { @Override public void who() {} }
  /** Two values, of which one is traced. */
  static boolean coin() { return System.nanoTime() % 2 == 0; }
  static native F make();
  static F field;
  F own;

  static void closedParameter(F f) { A x = f; x.who(); }
  static void closedElement(F[] f) { A x = f[0]; x.who(); }
  static void closedCast(Object o) { A x = (F) o; x.who(); }
  static void closedField() { A x = field; x.who(); }
  static void closedInstance(Types t) { A x = t.own; x.who(); }
  static void closedResult() { A x = make(); x.who(); }
  static void closedFamily(S s) { A x = s; x.who(); }
  static void closedMerged(F f) { A x = coin() ? f : new B(); x.who(); }
  /** A field of an object of one's own gets it. */
  static void closedStored(F f) { A x = new A(); x.f = f; x.f.who(); }
  static void closedHandler() { try { Opaque.see(null); } catch (RuntimeException e) { A x = field; x.who(); } }

  static void openParameter(Open f) { A x = f; x.who(); }
  static void openElement(Open[] f) { A x = f[0]; x.who(); }
  static void openCast(Object o) { A x = (Open) o; x.who(); }
  static void openField(A x) { if (x instanceof Open) x.who(); }
  /** A subclass that is not sealed may have any below it. */
  static void openFamily(T t) { A x = t; x.who(); }
  /** The JVM does not check that it is one. */
  static void openInterface(I i) { Named x = i; x.who(); }
  static void openSupplier(Supplier<F> s) { Object x = s.get(); ((Named) x).who(); }
  static void openMerged(F f, A a) { A x = coin() ? f : a; x.who(); }
  static void openStored(F f, A y) { A x = new A(); x.f = f; Opaque.see(x); x.f.who(); }
  /** An array of a final class's supertype holds what it likes. */
  static void openArray(F[] f) { A[] a = f; Object o = a; ((A[]) o)[0].who(); }
}
class Opaque {
  static native void see(Object o);
}
