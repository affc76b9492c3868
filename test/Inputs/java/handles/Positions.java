// Arguments whose places or numbers are not constants still go to the parameters that they can go to.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.List;

public class Positions {
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

  static void one(I x) {
    x.go();
  }

  static void two(I x, I y) {
    x.go();
    one(y);
  }

  static void all(I x, I[] y) {
    x.go();
    one(y[0]);
  }

  static I change(I x) {
    return new C();
  }

  static I fold(I x) {
    return new D();
  }

  static Object[] values() {
    Object[] values = new Object[1];
    values[0] = new B();
    return values;
  }

  public static void main(String[] args) throws Throwable {
    I never = new Never();
    MethodType type = MethodType.methodType(void.class, I.class);
    MethodType twice = type.appendParameterTypes(I.class);
    MethodType changed = MethodType.methodType(I.class, I.class);
    MethodHandles.Lookup lookup = MethodHandles.lookup();
    MethodHandle one = lookup.findStatic(Positions.class, "one", type);
    MethodHandle two = lookup.findStatic(Positions.class, "two", twice);
    MethodHandle all = lookup.findStatic(Positions.class, "all", type.appendParameterTypes(I[].class));
    MethodHandle change = lookup.findStatic(Positions.class, "change", changed);
    MethodHandle fold = lookup.findStatic(Positions.class, "fold", changed);
    int zero = args.length;
    // Those that are left out are none of the others.
    MethodHandles.dropArguments(one, 1, List.of(I.class)).invoke(new A(), never);
    MethodHandles.dropArgumentsToMatch(one, 0, List.of(I.class, I.class), 1).invoke(never, new B());
    MethodHandles.dropArguments(two, zero, String.class).invoke("text", new A(), new B());
    MethodHandles.insertArguments(two, 0, values()).invoke(new A());
    MethodHandles.insertArguments(two, zero, values()).invoke(new A());
    two.asSpreader(Object[].class, zero + 1).invoke(new A(), new Object[] {new B()});
    all.asCollector(I[].class, zero + 1).invoke(new A(), new B());
    MethodHandles.filterArguments(two, zero, change).invoke(new A(), new B());
    MethodHandles.foldArguments(two, zero, fold).invoke(new A());
  }
}
