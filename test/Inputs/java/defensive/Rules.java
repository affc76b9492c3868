package defensive;

/** For each rule of docs/Analysis/Defensive.md a method where it applies, and one, open..., where it must not. */
public class Rules {
  static class A {
    A f, g;
    A() {}
    A(A x) { f = x; }
    void who() {}
    A getF() { return f; }
  }
  static class B extends A {
    B() {}
    B(A x) { super(x); }
    @Override void who() {}
  }
  static A shared;
  static boolean coin() { return System.nanoTime() % 2 == 0; }
  static native A unknown();

  // R1 ALLOC
  static void alloc() { A x = new A(); x.who(); }
  static void openAlloc(A x) { x.who(); }
  static void allocNull() { A x = new A(); shared = x; A y = new A(); if (y.f != null) y.f.who(); }

  // R2 MOVE
  static void move() { A x = new B(); A y = x; A z = y; z.who(); }
  static void openMove() { A x = unknown(); A y = x; y.who(); }

  // R3 LOAD, R4 STORE-1
  static void load() { A x = new A(); x.f = new B(); x.f.who(); }
  static void openLoad(A x) { x.f = new B(); x.f.who(); }
  static void strongUpdate() { A x = new A(); x.f = new A(); x.f = new B(); x.f.who(); }
  static void openStore() { A x = new A(); x.f = new B(); x.f = unknown(); x.f.who(); }
  static void openStatic() { shared = new B(); shared.who(); }

  // R5 STORE-2
  static void weakUpdate(boolean c) {
    A x = new A(new A()), y = new A(new A());
    (c ? x : y).f = new B();
    x.f.who();
  }
  static void openWeakUpdate(boolean c) {
    A x = new A(new A()), y = new A(new A());
    (c ? x : y).f = unknown();
    x.f.who();
  }
  static void noAlias() { A x = new A(new A()), y = new A(); y.f = unknown(); x.f.who(); }

  // R6 CFG-JOIN
  static void join(boolean c) { A x = c ? new A() : new B(); x.who(); }
  static void openJoin(boolean c) { A x = c ? new A() : unknown(); x.who(); }
  static void loop() { A x = new A(new B()); while (coin()) { A y = x.f; y.who(); } }
  static void openLoop() { A x = new A(new B()); while (coin()) { A y = x.f; y.who(); x.f = unknown(); } }

  // R7 FRAME-1: a local variable lives through anything
  static void frameLocal() { A x = new B(); unknown(); shared = x; x.who(); }

  // R8 FRAME-2: calls
  static void frameCall() { A x = new A(new B()); unknown(); x.f.who(); }
  static void openFrameCall() { A x = new A(new B()); shared = x; unknown(); x.f.who(); }
  static void openHeld() { A x = new A(new B()); A y = new A(x); shared = y; unknown(); x.f.who(); }

  // R9 FRAME-3: other fields
  static void frameField() { A x = new A(new B()); x.g = unknown(); x.f.who(); }

  // R10 CALL
  static void call() { A x = new A(new B()); x.getF().who(); }
  static void openCall(A x) { x.f = new B(); x.getF().who(); }

  // R11 ARGS
  static void caller() { A y = new A(new B()); callee(y); }
  static void callee(A w) { A x = w.f; x.who(); }
  static void openCaller() { openCallee(unknown()); }
  static void openCallee(A w) { w.who(); }

  // R12 RET
  static A make() { return new B(); }
  static void ret() { make().who(); }
  static A makeOne(boolean c) { if (c) return new B(); return unknown(); }
  static void openRet(boolean c) { makeOne(c).who(); }
  static void fill(A x) { x.f = new B(); }
  static void retField() { A x = new A(); fill(x); x.f.who(); }
  static void openFill(A x) { x.f = new B(); shared = x; }
  static void openRetField() { A x = new A(); openFill(x); x.f.who(); }
  static A same(A x) { return x; }
  static void retParameter() { A x = new A(new B()); same(x).f.who(); }

  // A receiver that can only be null has no target, and what follows does not run.
  static void onlyNull() { A x = new A(); A y = x.f; y.who(); new B().who(); }

  public static void main(String[] args) {}
}
