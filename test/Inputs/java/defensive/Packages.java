package defensive;

import java.util.Comparator;

/** What only classes of this package can name or extend: closed... get a B only; open... may get more from code that is not seen. */
public class Packages {
  public Packages() {}
  static native A unknown();
  static native Packages packages();

  public static void main(String[] args) {
    parameters(packages());
    others();
    stores(packages());
  }

  // Parameters.
  static void closedStatic(A x) { x.who(); }
  void closedInstance(A x) { x.who(); }
  public static void openPublic(A x) { x.who(); }
  protected void openProtected(A x) { x.who(); }
  static void parameters(Packages p) {
    closedStatic(new B());
    p.closedInstance(new B());
    openPublic(new B());
    p.openProtected(new B());
  }

  // Of classes that others cannot name, inherited by one that they can name, or cannot extend.
  static class Hidden {
    public void closedHidden(A x) { x.who(); }
    protected void closedHiddenToo(A x) { x.who(); }
  }
  static class Base { public void openLent(A x) { x.who(); } protected void openInherited(A x) { x.who(); } }
  public static class Lender extends Base { public Lender() {} }
  public static class Unextended {
    Unextended() {}
    protected void closedUnextended(A x) { x.who(); }
    public void openAccessible(A x) { x.who(); }
  }
  // Called by a name that others have.
  public interface Taker { void openTaken(A x); }
  static class Taking implements Taker { public void openTaken(A x) { x.who(); } }
  static class Comparing implements Comparator<A> { public int compare(A x, A y) { openCompared(x); return 0; } void openCompared(A x) { x.who(); } }
  // An abstract class may have subclasses elsewhere that inherit what is called here.
  public abstract static class Half { public Half() {} static native Half half(); void openHalf(A x) { x.who(); } }
  public abstract static class Other extends Half { public Other() {} void openHalf(A x) { x.who(); } }
  static void others() {
    new Hidden().closedHidden(new B());
    new Hidden().closedHiddenToo(new B());
    new Lender().openLent(new B());
    new Lender().openInherited(new B());
    new Unextended().closedUnextended(new B());
    new Unextended().openAccessible(new B());
    new Taking().openTaken(new B());
    new Comparing().openCompared(new B());
    Half.half().openHalf(unknown());
  }

  // Fields.
  A kept = new B();
  static A all = new B();
  public A shown = new B();
  protected A inherited = new B();
  static class Holder { public A own = new B(); void closedOwn() { own.who(); } }
  static class Low { public A lent = new B(); void openLow() { lent.who(); } }
  public static class High extends Low {}
  A given = new B();
  void closedKept() { kept.who(); }
  static void closedAll() { all.who(); }
  void openShown() { shown.who(); }
  void openInherited() { inherited.who(); }
  void openGiven() { given.who(); }
  static void stores(Packages p) { p.given = unknown(); new Holder().closedOwn(); new High().openLow(); p.closedKept(); p.openShown(); p.openInherited(); p.openGiven(); }

  // Receivers of which nothing is known.
  static class Leaf { static native Leaf leaf(); public void who() {} }
  public static class Grown { public Grown() {} static native Grown grown(); void who() {} }
  public static class Shown { public Shown() {} static native Shown shown(); public void who() {} }
  public static class Heir { public Heir() {} static native Heir heir(); protected void who() {} }
  abstract static class Wide { static native Wide wide(); abstract void who(); }
  public abstract static class Wider extends Wide { public Wider() {} public void who() {} }
  static class Two { static native Two two(); void who() {} }
  static class Three extends Two { void who() {} }
  static void closedLeaf() { Leaf.leaf().who(); }
  static void closedGrown() { Grown.grown().who(); }
  static void openShownOnes() { Shown.shown().who(); }
  static void openHeirs() { Heir.heir().who(); }
  static void openWide() { Wide.wide().who(); }
  static void openTwo() { Two.two().who(); }
}
