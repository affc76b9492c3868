package defensive;

/** Class initialisers and constructors run code of their own. */
public class Initialisers {
  static A shared = new A(new B());
  static class Noisy {
    static int count;
    static { Initialisers.shared.f = new A(); }
    static void touch() {}
  }
  static void openStatic() { shared.f = new B(); Noisy.touch(); shared.f.who(); }
  static void openParameter(A x) { x.f = new B(); Noisy.count = 1; x.f.who(); }
  static void closedOwn() { A x = new A(new B()); Noisy.touch(); x.f.who(); }

  static final A CONSTANT = new B();
  /** Null before the initialiser is done, and written by Unsafe. */
  static void openConstant() { CONSTANT.who(); }

  static class Leaky {
    static Leaky last;
    A made;
    Leaky() { last = this; made = new B(); }
  }
  static void openLeaky() { Leaky x = new Leaky(); x.made.who(); }
  static class Calling {
    A made;
    Calling() { made = new B(); hook(); }
    void hook() {}
  }
  static class Overriding extends Calling {
    @Override void hook() { made = new A(); }
  }
  static void closedCalling() { new Calling().made.who(); }
  static class Registering extends Calling {
    static A registry;
    @Override void hook() { registry = made; made = Natives.make(); }
  }
  static void openRegistering() { new Registering().made.who(); }
  /** The subclass's constructor has not run when the superclass's calls it. */
  static class Early extends Calling {
    A late = new B();
    @Override void hook() { openLate(); }
    void openLate() { if (late != null) late.who(); }
  }
  static void makesEarly() { new Early(); }
  static class Half {
    A made;
    Half(boolean c) { if (c) made = Natives.make(); else made = new B(); }
  }
  static void openHalf(boolean c) { new Half(c).made.who(); }
}
