// Tests, handlers and loops.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.SwitchPoint;
import java.util.List;

public class Branches {
  interface I {
    void go();
  }

  static class A implements I {
    public void go() {}
  }

  static class B implements I {
    public void go() {}
  }

  static class Never implements I {
    public void go() {}
  }

  static class Failure extends RuntimeException {
    void seen() {}
  }

  static boolean test(I x) {
    return x instanceof A;
  }

  static I yes(I x) {
    x.go();
    return x;
  }

  static I no(I x) {
    x.go();
    return new B();
  }

  static I fail(I x) {
    throw new Failure();
  }

  static I caught(Failure failure, I x) {
    failure.seen();
    return x;
  }

  static I cleanup(Throwable thrown, I result, I x) {
    result.go();
    return x;
  }

  static I init(I x) {
    return x;
  }

  static I body(I variable, int number, I x) {
    variable.go();
    return new B();
  }

  static boolean isNotDone(I variable, I x) {
    variable.go();
    return !(variable instanceof B);
  }

  static I step(I variable, I x) {
    variable.go();
    return new B();
  }

  static int three(I x) {
    return 3;
  }

  static MethodHandle find(String name, Class<?> result, Class<?>... parameters) throws Exception {
    return MethodHandles.lookup().findStatic(Branches.class, name, MethodType.methodType(result, parameters));
  }

  public static void main(String[] args) throws Throwable {
    I never = new Never();
    MethodHandle yes = find("yes", I.class, I.class), no = find("no", I.class, I.class);
    MethodHandle test = find("test", boolean.class, I.class);
    MethodHandle guard = MethodHandles.guardWithTest(test, yes, no);
    ((I) guard.invokeExact((I) new A())).go();
    ((I) guard.invokeExact((I) new B())).go();
    ((I) new SwitchPoint().guardWithTest(yes, no).invokeExact((I) new A())).go();
    MethodHandle fail = find("fail", I.class, I.class);
    MethodHandle caught = find("caught", I.class, Failure.class, I.class);
    ((I) MethodHandles.catchException(fail, Failure.class, caught).invokeExact((I) new A())).go();
    MethodHandle cleanup = find("cleanup", I.class, Throwable.class, I.class, I.class);
    ((I) MethodHandles.tryFinally(no, cleanup).invokeExact((I) new A())).go();
    MethodHandle init = find("init", I.class, I.class);
    MethodHandle body = find("body", I.class, I.class, int.class, I.class);
    MethodHandle three = find("three", int.class, I.class);
    ((I) MethodHandles.countedLoop(three, init, body).invokeExact((I) new A())).go();
    MethodHandle isNotDone = find("isNotDone", boolean.class, I.class, I.class);
    MethodHandle step = find("step", I.class, I.class, I.class);
    ((I) MethodHandles.whileLoop(init, isNotDone, step).invokeExact((I) new A())).go();
    ((I) MethodHandles.doWhileLoop(init, step, isNotDone).invokeExact((I) new A())).go();
  }
}
