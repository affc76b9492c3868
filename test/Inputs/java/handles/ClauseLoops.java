// A loop of clauses: variables, steps, tests and ends.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class ClauseLoops {
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

  static class Never implements I {
    public void go() {}
  }

  static int number;

  static I begin(I x) {
    x.go();
    return new B();
  }

  static I step(I variable, I x) {
    variable.go();
    return variable;
  }

  static boolean test(I variable, I x) {
    return ++number < 2;
  }

  static I end(I variable, I x) {
    return new C();
  }

  static MethodHandle find(String name, MethodType type) throws Throwable {
    return MethodHandles.lookup().findStatic(ClauseLoops.class, name, type);
  }

  public static void main(String[] args) throws Throwable {
    I never = new Never();
    MethodType one = MethodType.methodType(I.class, I.class);
    MethodType two = one.appendParameterTypes(I.class);
    MethodHandle[] first = {find("begin", one), find("step", two), null, null};
    MethodHandle[] second = {null, null, find("test", two.changeReturnType(boolean.class)), find("end", two)};
    I result = (I) MethodHandles.loop(first, second).invoke((I) new A());
    result.go();
  }
}
