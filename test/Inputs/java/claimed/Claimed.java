// Sites for claims, right and wrong ones: a call, a cast, a made value, a receiver, an entered method.
public class Claimed {
  static class A {
    String f() {
      return "A";
    }

    String g() {
      return "g";
    }
  }

  static class B extends A {
    @Override
    String f() {
      return "B";
    }
  }

  static String call(A a) {
    return a.f();
  }

  static String inherited(A a) {
    return a.g();
  }

  static Object cast(Object o) {
    try {
      return (Integer) o;
    } catch (ClassCastException error) {
      return "no Integer";
    }
  }

  static Object pick(boolean first) {
    return first ? "text" : Integer.valueOf(1);
  }

  static Object made() {
    try {
      return pick(true);
    } catch (RuntimeException error) {
      return null;
    }
  }

  static int entered(int i) {
    return i + 1;
  }

  public static void main(String[] arguments) {
    System.out.println(call(new A()) + call(new B()) + inherited(new B()) + cast("x") + made() + entered(1));
  }
}
