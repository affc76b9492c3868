package defensive;

/** Natives, the collector and finalizers do what they like with what they get. */
public class Natives {
  static native A make();
  static native void take(Object x);
  static native void run();
  native A own();

  static void openResult() { make().who(); }
  static void openTaken() { A x = new A(new B()); take(x); x.f.who(); }
  static void openTakenArray() { A[] a = {new B()}; take(a); a[0].who(); }
  static void closedUntouched() { A x = new A(new B()); run(); x.f.who(); }
  static void openReceiver() { new Natives().own().who(); }

  static void openCopied() { A[] a = {new B()}, b = {new A()}; System.arraycopy(b, 0, a, 0, 1); a[0].who(); }
  static class Cloned implements Cloneable {
    A made = new B();
    Object copy() throws Exception { return clone(); }
  }
  static void openCloned() throws Exception { ((Cloned) new Cloned().copy()).made.who(); }

  static class Finalized {
    A made = new B();
    A other = new A(new B());
    @Override protected void finalize() { made = new A(); other.f = new A(); }
  }
  static void openFinalized() { Finalized x = new Finalized(); x.made.who(); }
  /** The finalizer may run while the method still uses what the object holds. */
  static void openHeldByFinalized() { A x = new A(new B()); Finalized y = new Finalized(); y.other = x; y = null; x.f.who(); }

  static void openWeak() { java.lang.ref.WeakReference<A> r = new java.lang.ref.WeakReference<>(new B()); r.get().who(); }
  static class OwnReference extends java.lang.ref.WeakReference<A> {
    A made = new B();
    OwnReference(A x) { super(x); }
  }
  static void openOwnReference() { OwnReference r = new OwnReference(new B()); r.made.who(); }
}
