package defensive;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** What the program's own code hands about: closed... get a B only; open... get more, or from who knows where. */
public class Program {
  static native A unknown();
  static boolean coin() { return System.nanoTime() % 2 == 0; }

  static native Program program();
  public static void main(String[] args) throws Exception {
    calls(program());
    tests();
    take(One.taker(), Up.up());
    make();
    hold();
    new Out();
    new Writer();
    new Wide();
    for (Program p = program(); coin(); ) { p.openCaptured(); p.openUpdated(); p.openVaried(); p.openElement(); p.openCycle(); p.openOther(); }
  }

  // Parameters.
  private static void closedPrivate(A x) { x.who(); }
  static void closedPackage(A x) { x.who(); }
  public void closedVirtual(A x) { x.who(); }
  static void closedRecursive(A x, int n) { if (n > 0) closedRecursive(x, n - 1); x.who(); }
  static void openTwice(A x) { x.who(); }
  static void openUnknown(A x) { x.who(); }
  static void openRecursive(A x, int n) { if (n > 0) openRecursive(x.getF(), n - 1); x.who(); }
  static void openLambda(A x) { x.who(); }
  static void openNamed(A x) { x.who(); }
  static void openNobody(A x) { x.who(); }
  static void calls(Program p) throws Exception {
    closedPrivate(new B());
    closedPackage(new B());
    p.closedVirtual(new B());
    closedRecursive(new B(), 3);
    openTwice(new B());
    openTwice(new A());
    openUnknown(new B());
    openUnknown(unknown());
    openRecursive(new B(), 3);
    openLambda(new B());
    Consumer<A> c = Program::openLambda;
    c.accept(unknown());
    openNamed(new B());
    Program.class.getDeclaredMethod("openNamed", A.class).invoke(null, new A());
  }

  // Methods that the platform calls, too: by an interface of its own, also when only a subclass implements it.
  static class Test implements Predicate<Object> {
    public boolean test(Object x) { return openTest((A) x); }
    boolean openTest(A x) { x.who(); return true; }
  }
  static class Base { public boolean test(Object x) { return openBase((A) x); } boolean openBase(A x) { x.who(); return true; } }
  static class Sub extends Base implements Predicate<Object> {}
  static void tests() { new Test().test(new B()); new Sub().test(new B()); }
  static class Out implements java.io.Externalizable {
    A x;
    public void writeExternal(java.io.ObjectOutput out) {}
    public void readExternal(java.io.ObjectInput in) { try { x = (A) in.readObject(); } catch (Exception e) { } }
    void openOut() { x.who(); }
    Out() { x = new B(); }
  }

  // Dispatch on receivers that are not known.
  interface Taker { void openTaken(A x); }
  static class One implements Taker { static native Taker taker(); public void openTaken(A x) { x.who(); } }
  static class Up { static native Up up(); void openUp(A x) { x.who(); } void closedUp(A x) { x.who(); } }
  static class Down extends Up { void openUp(A x) { super.openUp(unknown()); } void closedUp(A x) { super.closedUp(new B()); } }
  static void take(Taker t, Up u) {
    new One().openTaken(new B());
    t.openTaken(unknown());
    u.openUp(new B());
    u.closedUp(new B());
  }

  // Fields.
  public A kept = new B();
  void closedField() { kept.who(); }
  static A shared = new B();
  static void closedShared() { if (shared != null) shared.who(); }
  A handed;
  Program(A x) { handed = x; }
  static Program make() { return new Program(new B()); }
  void closedHanded() { handed.who(); }
  A written = new B();
  void openWritten() { written.who(); }
  static class Writer extends Program { Writer() { super(new B()); written = unknown(); } }
  A captured = new B();
  void openCaptured() { captured.who(); Consumer<A> c = x -> captured = x; c.accept(unknown()); }
  volatile A updated = new B();
  static final AtomicReferenceFieldUpdater<Program, A> UPDATER = AtomicReferenceFieldUpdater.newUpdater(Program.class, A.class, "updated");
  void openUpdated() { UPDATER.set(this, unknown()); updated.who(); }
  A varied = new B();
  void openVaried() throws Exception {
    VarHandle h = MethodHandles.lookup().findVarHandle(Program.class, "varied", A.class);
    h.set(this, unknown());
    varied.who();
  }
  A element = new B();
  A[] elements = {new B()};
  void openElement() { elements[0] = unknown(); elements[0].who(); }
  A cycle = new B();
  void openCycle() { cycle = other; cycle.who(); }
  A other = new B();
  void openOther() { other = cycle; if (coin()) other = new A(); other.who(); }
  /** A subclass hands something else to the constructor. */
  static class Holder { A f; Holder(A x) { f = x; } void openHolder() { f.who(); } }
  static class Wide extends Holder { Wide() { super(unknown()); } }
  static Holder hold() { return new Holder(new B()); }
}
