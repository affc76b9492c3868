// Arguments in arrays: spreaders, collectors, handles of methods with a variable number of parameters.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.List;

public class Arrays {
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

  static void two(I x, I y) {
    x.go();
    y.go();
  }

  static void many(String text, I... all) {
    all[0].go();
  }

  static I array(Object[] all) {
    ((I) all[0]).go();
    return new C();
  }

  static void two(I x, I y, I z) {
    neverCalled();
  }

  static void neverCalled() {}

  public static void main(String[] args) throws Throwable {
    MethodHandles.Lookup lookup = MethodHandles.lookup();
    MethodHandle two = lookup.findStatic(Arrays.class, "two", MethodType.methodType(void.class, I.class, I.class));
    two.asSpreader(I[].class, 2).invoke(new I[] {new A(), new B()});
    two.invokeWithArguments(new A(), new B());
    two.invokeWithArguments(List.of(new A(), new B()));
    MethodHandle many = lookup.findStatic(Arrays.class, "many", MethodType.methodType(void.class, String.class, I[].class));
    many.invoke("x", new A(), new B());
    many.asFixedArity().invoke("x", new I[] {new B()});
    MethodHandle array = lookup.findStatic(Arrays.class, "array", MethodType.methodType(I.class, Object[].class));
    MethodHandle collector = array.asCollector(Object[].class, 2).asType(MethodType.methodType(I.class, I.class, I.class));
    ((I) collector.invokeExact((I) new A(), (I) new B())).go();
    ((I) array.asVarargsCollector(Object[].class).invoke(new A(), new B(), new C())).go();
    MethodHandle spread = MethodHandles.spreadInvoker(two.type(), 1);
    spread.invoke(two, new A(), new Object[] {new B()});
  }
}
