package defensive;

import java.util.function.Supplier;

/** Classes that are not seen, and types that prove nothing. */
public class Classes {
  static A made() { return new A(); }
  /** A subclass that is loaded later may override it. */
  A overridable() { return new A(); }
  final A fixed() { return new A(); }
  private A hidden() { return new A(); }

  void openOverridable() { overridable().who(); }
  void closedFixed() { fixed().who(); }
  void closedHidden() { hidden().who(); }
  static void closedStatic() { made().who(); }
  static void openDeclared(A x) { x.who(); }
  static void openInterface(Named n) { n.who(); }
  static void openInstanceOf(Object o) { if (o instanceof Named) ((Named) o).who(); }
  static void openInstanceOfClass(Object o) { if (o instanceof A) ((A) o).who(); }
  static void openSupplier(Supplier<A> s) { s.get().who(); }
  static void openLambda() { Supplier<A> s = () -> new B(); s.get().who(); }
  static void openReference() { Supplier<A> s = B::new; s.get().who(); }
  static void openSwitch(int i) { A x; switch (i) { case 0: x = new A(); break; case 1: x = Natives.make(); break; default: x = new B(); } x.who(); }
  static void closedSwitch(int i) { A x; switch (i) { case 0: x = new A(); break; case 1: x = null; break; default: x = new B(); } x.who(); }
  static void openCollection(java.util.List<A> list) { list.add(new B()); list.get(0).who(); }
  static void openIterated(java.util.List<A> list) { for (A x : list) x.who(); }

  static <T extends A> void openGeneric(T x) { x.who(); }
  static class Node { Node next; A value; Node(Node n, A v) { next = n; value = v; } }
  static void openChain(int n) { Node h = null; for (int i = 0; i < n; ++i) h = new Node(h, i == 3 ? Natives.make() : new B()); h.value.who(); }
  static class Singleton { private static Singleton one; A made = new B(); static Singleton get() { if (one == null) one = new Singleton(); return one; } }
  static void openSingleton() { Singleton.get().made.who(); }
}
