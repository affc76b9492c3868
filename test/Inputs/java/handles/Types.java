// Method types as values: the method of that type, and no other one of the name.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class Types {
  static void one(Object x) {}

  static void one(String x) {
    neverCalled();
  }

  static int two(String x, int y) {
    return y;
  }

  static int two(String x, long y) {
    neverCalled();
    return 0;
  }

  static Object three(Object x, Object y) {
    return x;
  }

  static Object three(Object x) {
    neverCalled();
    return x;
  }

  static void four(Integer x) {}

  static void four(int x) {
    neverCalled();
  }

  static void five(String x) {}

  static void five(Object x) {
    neverCalled();
  }

  static void six() {}

  static class Other {
    static void one(Object x) {
      neverCalled();
    }
  }

  static void neverCalled() {}

  public static void main(String[] args) throws Throwable {
    MethodHandles.Lookup lookup = MethodHandles.lookup();
    MethodType type = MethodType.methodType(void.class, String.class);
    lookup.findStatic(Types.class, "one", type.changeParameterType(0, Object.class)).invoke("x");
    MethodType two = type.changeReturnType(int.class).appendParameterTypes(int.class);
    int number = (int) lookup.findStatic(Types.class, "two", two).invokeExact("x", 1);
    lookup.findStatic(Types.class, "three", MethodType.genericMethodType(2)).invoke("x", "y");
    lookup.findStatic(Types.class, "four", MethodType.methodType(void.class, int.class).wrap().changeReturnType(void.class)).invoke(1);
    lookup.findStatic(lookup.lookupClass(), "five", two.dropParameterTypes(1, 2).changeReturnType(void.class)).invoke("x");
    lookup.findStatic(Types.class, "six", MethodType.fromMethodDescriptorString("()V", null)).invoke();
  }
}
