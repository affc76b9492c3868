package defensive;

/** Fields whose contents are known under assumptions: closed... with them and not without, open... not even with them. */
public class Fields {
  static native A unknown();
  static boolean coin() { return System.nanoTime() % 2 == 0; }

  private final A kept = new B();
  void closedKept() { kept.who(); }
  private static final A CONSTANT = new B();
  static void closedConstant() { CONSTANT.who(); }
  private A lazy;
  A getLazy() { if (lazy == null) lazy = new B(); return lazy; }
  void closedLazy() { if (lazy != null) lazy.who(); }

  /** Null until the constructor ends: the claim keeps its null check. */
  static class Two {
    private A first = new B(), second;
    Two() { second = first; }
    void closedCopied() { second.who(); }
  }
  /** Fields that feed each other. */
  static class Swapped {
    private A left = new B(), right = new B();
    void swap() { A t = left; left = right; right = t; }
    void closedSwapped() { left.who(); right.who(); }
  }
  /** A nestmate may write a private field. */
  static class Inner { private A shared = new B(); void openShared() { shared.who(); } }
  static void write(Inner inner) { inner.shared = unknown(); }

  private A argument;
  Fields(A x) { argument = x; }
  void openArgument() { argument.who(); }
  /** Any code may write it. */
  A open = new B();
  void openOpen() { open.who(); }
  private A[] array = {new B()};
  void openElement() { array[0].who(); }
  private A merged = coin() ? new B() : unknown();
  void openMerged() { merged.who(); }

  /** The JVM sets System.out itself, and no code fills it. */
  static Object truth() { return Boolean.TRUE; }
  static Object out() { return System.out; }
}
