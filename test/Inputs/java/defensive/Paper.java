package defensive;

import java.lang.reflect.Method;

/** The examples of the paper, by its sections: closed... hold in its own model of threads, open... do not. */
public class Paper {
  static native A notFullyAnalyzed();
  static native boolean complexCondition();

  // Section 1.
  static void openReflection(A obj, String methodName) throws Exception {
    Method m = obj.getClass().getMethod(methodName);
    ((A) m.invoke(obj)).who();
  }

  // Section 2.2: assignments.
  static void certainMoves() { A x = new B(); A y = x; A z = y; z.who(); }
  // The heap, on a path whose base is not known.
  static void closedLoad(A y) { y.f = new B(); A x = y.f; x.who(); }
  // Into a call: the claim in the callee is under this one.
  static void caller(A y, A z) { y.f = new B(); z.g = new A(); callee(y); }
  static void callee(A w) { A x = w.f; x.who(); }
  // Laziness: the call may write the field.
  static void openLoop(A y) { y.f = new B(); while (complexCondition()) { A x = y.f; x.who(); y.setF(notFullyAnalyzed()); } }
  static void closedLoop(A y, int n) { y.f = new B(); while (n-- > 0) { A x = y.f; x.who(); } }

  // Section 3: control flow.
  static void openBranch() { A x; if (complexCondition()) x = new A(); else x = notFullyAnalyzed(); x.who(); }
  static void certainBranch() { A x; if (complexCondition()) x = new B(); else x = new B(new A()); x.who(); }
  // Stores.
  static void openStore(A x, A y) { x.f = new B(); y.f = notFullyAnalyzed(); x.f.who(); }
  static void closedStrong(A x) { x.f = new A(); x.f = new B(); x.f.who(); }
  static void closedWeak(A x, A y) { x.f = new B(); y.f = new A(); x.f.who(); }
  static void openWeak(A x, A y) { x.f = notFullyAnalyzed(); y.f = new A(); x.f.who(); }
  static void closedOtherField(A x, A y, A z) { x.f = new B(); y.g = z; x.f.who(); }
  // Calls: nothing is known of what an unknown receiver runs.
  static void openCall(A y) {
    A x = complexCondition() ? new A() : notFullyAnalyzed();
    y.f = new B();
    x.setF(y);
    y.f.who();
  }
  static void closedCall(A y) { A x = new A(); y.f = new B(); x.setF(x); y.g = x; y.f.who(); }
  // No caller is the only one.
  static void onlyCaller() { openCallee(new B()); }
  static void openCallee(A y) { y.who(); }

  // Section 5: a chain of returns may be longer than a context.
  static A r1() { return r2(); }
  static A r2() { return r3(); }
  static A r3() { return r4(); }
  static A r4() { return r5(); }
  static A r5() { return r6(); }
  static A r6() { return r7(); }
  static A r7() { return new B(); }
  static void certainChain() { r1().who(); }
}
