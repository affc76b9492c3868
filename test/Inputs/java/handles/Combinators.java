// Each argument goes to the parameter that combinators pass it to.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class Combinators {
  interface I {
    void go();
  }

  static class A implements I {
    public void go() {}
  }

  static class B implements I {
    public void go() {}
  }

  static class C implements I {
    public void go() {}
  }

  static class D implements I {
    public void go() {}
  }

  static class Never implements I {
    public void go() {}
  }

  static I first(I x, I y) {
    x.go();
    return x;
  }

  static I second(I x, I y) {
    y.go();
    return y;
  }

  static I make(String text) {
    return new C();
  }

  static I change(I x) {
    return new D();
  }

  static void first(String x, String y) {
    neverCalled();
  }

  static void neverCalled() {}

  public static void main(String[] args) throws Throwable {
    I never = new Never();
    MethodHandles.Lookup lookup = MethodHandles.lookup();
    MethodType two = MethodType.methodType(I.class, I.class, I.class);
    MethodHandle first = lookup.findStatic(Combinators.class, "first", two);
    MethodHandle second = lookup.findStatic(Combinators.class, "second", two);
    ((I) first.bindTo(new A()).invokeExact(never)).go();
    ((I) MethodHandles.insertArguments(second, 1, new B()).invokeExact(never)).go();
    MethodHandles.dropArguments(first, 1, I.class).invoke(new A(), never, never);
    MethodHandles.permuteArguments(first, first.type(), 1, 0).invoke(never, new A());
    MethodHandle made = lookup.findStatic(Combinators.class, "make", MethodType.methodType(I.class, String.class));
    ((I) MethodHandles.filterArguments(first, 0, made).invokeExact("x", never)).go();
    MethodHandle changed = lookup.findStatic(Combinators.class, "change", MethodType.methodType(I.class, I.class));
    ((I) MethodHandles.filterReturnValue(second, changed).invokeExact(never, (I) new B())).go();
    ((I) MethodHandles.foldArguments(first, changed).invokeExact(never)).go();
    ((I) MethodHandles.collectArguments(second, 1, made).invokeExact(never, "x")).go();
  }
}
