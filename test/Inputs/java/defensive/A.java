package defensive;

/** What the programs of this folder move about. */
public class A implements Named {
  public A f, g;
  public volatile A v;
  public A() {}
  public A(A x) { f = x; }
  public void who() {}
  public A getF() { return f; }
  public void setF(A x) { f = x; }
}
class B extends A {
  B() {}
  B(A x) { super(x); }
  @Override public void who() {}
}
interface Named {
  void who();
}
