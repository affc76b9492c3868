// Methods of reflection and of method handles that are called by reflection, by handles and as functions.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.util.function.Function;
import java.util.function.Supplier;

public class Indirect {
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

  static class E implements I {
    public void go() {}
  }

  static class Never implements I {
    public void go() {}
  }

  interface Finder {
    Class<?> find(String name) throws Exception;
  }

  interface Maker {
    Object make(Class<?> type) throws Exception;
  }

  interface Caller {
    Object call(Method method, Object receiver, Object[] arguments) throws Exception;
  }

  public static void target(I x) {
    x.go();
  }

  public static void bound(I x) {
    x.go();
  }

  public static I got(I x) {
    return x;
  }

  public static void invoked(I x) {
    x.go();
  }

  static void looked() {}

  static Object make(Class<?> type) throws Exception {
    return type.getDeclaredConstructor().newInstance();
  }

  static void byReflection(MethodHandles.Lookup lookup, MethodType type) throws Throwable {
    Method find = MethodHandles.Lookup.class.getMethod("findStatic", Class.class, String.class, MethodType.class);
    ((MethodHandle) find.invoke(lookup, Indirect.class, "target", type)).invoke(new A());
    Method bind = MethodHandle.class.getMethod("bindTo", Object.class);
    ((MethodHandle) bind.invoke(lookup.findStatic(Indirect.class, "bound", type), new B())).invoke();
    Method constructor = Class.class.getMethod("getDeclaredConstructor", Class[].class);
    Constructor<?> found = (Constructor<?>) constructor.invoke(C.class, (Object) new Class<?>[0]);
    ((I) Constructor.class.getMethod("newInstance", Object[].class).invoke(found, (Object) new Object[0])).go();
  }

  static void byHandle(MethodHandles.Lookup lookup) throws Throwable {
    MethodHandle forName = lookup.findStatic(Class.class, "forName", MethodType.methodType(Class.class, String.class));
    ((I) make((Class<?>) forName.invokeExact("Indirect$D"))).go();
    MethodHandle invoke = lookup.findVirtual(Method.class, "invoke",
                                             MethodType.methodType(Object.class, Object.class, Object[].class));
    Object none = invoke.invoke(Indirect.class.getMethod("invoked", I.class), null, new Object[] {new A()});
  }

  static void byFunction() throws Throwable {
    Function<Object, Class<?>> getClass = Object::getClass;
    ((I) make(getClass.apply(new E()))).go();
    Finder find = Class::forName;
    Maker maker = Class::newInstance;
    ((I) maker.make(find.find("Indirect$A"))).go();
    Caller invoke = Method::invoke;
    ((I) invoke.call(Indirect.class.getMethod("got", I.class), null, new Object[] {new B()})).go();
    Supplier<MethodHandles.Lookup> lookup = MethodHandles::lookup;
    lookup.get().findStatic(Indirect.class, "looked", MethodType.methodType(void.class)).invokeExact();
  }

  public static void main(String[] args) throws Throwable {
    I never = new Never();
    MethodHandles.Lookup lookup = MethodHandles.lookup();
    byReflection(lookup, MethodType.methodType(void.class, I.class));
    byHandle(lookup);
    byFunction();
  }
}
