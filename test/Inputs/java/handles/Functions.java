// Objects that call handles: of MethodHandleProxies, and of LambdaMetafactory that the program calls.
import java.lang.invoke.CallSite;
import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandleProxies;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Comparator;
import java.util.function.Function;

public class Functions {
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

  static Object plain(Object x) {
    ((I) x).go();
    return new B();
  }

  static Object captured(Object x, Object y) {
    ((I) y).go();
    return x;
  }

  static int compare(Object x, Object y) {
    ((I) x).go();
    return 0;
  }

  static Object neverCalled(Object x) {
    return x;
  }

  public static void main(String[] args) throws Throwable {
    I never = new Never();
    MethodHandles.Lookup lookup = MethodHandles.lookup();
    MethodType one = MethodType.genericMethodType(1), two = MethodType.genericMethodType(2);
    CallSite site = LambdaMetafactory.metafactory(lookup, "apply", MethodType.methodType(Function.class), one, lookup.findStatic(Functions.class, "plain", one), one);
    Function<Object, Object> function = (Function<Object, Object>) site.getTarget().invokeExact();
    ((I) function.apply(new A())).go();
    CallSite capturing = LambdaMetafactory.metafactory(lookup, "apply", MethodType.methodType(Function.class, Object.class), one, lookup.findStatic(Functions.class, "captured", two), one);
    Function<Object, Object> other = (Function<Object, Object>) capturing.getTarget().invokeExact((Object) new B());
    ((I) other.apply(new A())).go();
    MethodHandle compare = lookup.findStatic(Functions.class, "compare", MethodType.methodType(int.class, Object.class, Object.class));
    Comparator<Object> comparator = MethodHandleProxies.asInterfaceInstance(Comparator.class, compare);
    comparator.compare(new A(), new B());
  }
}
