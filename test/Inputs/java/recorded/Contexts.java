import java.lang.reflect.Method;

/// What leads to a method besides code: reflection, objects that reflection makes, class initialisation, lambdas; loops and
/// recursion add no contexts.
public class Contexts {
  public static class Maker {
    public void work() {
      helper();
    }
    void helper() {}
  }

  static class Late {
    static int value;
    static {
      value = initialise();
    }
    static int initialise() {
      return 1;
    }
  }

  public static void invoked() {
    deeper();
  }
  static void deeper() {}
  static void plain() {}
  static void both() {}

  static void recurse(int depth) {
    if (depth > 0)
      recurse(depth - 1);
  }

  public static void viaReflection() {
    both();
  }

  public static void main(String[] arguments) throws Exception {
    for (int i = 0; i < 100; ++i)
      plain();
    recurse(50);
    both();
    Method invoked = Contexts.class.getMethod("invoked");
    invoked.invoke(null);
    Contexts.class.getMethod("viaReflection").invoke(null);
    Maker maker = Maker.class.getDeclaredConstructor().newInstance();
    maker.work();
    int value = Late.value;
    Runnable lambda = () -> System.identityHashCode(value);
    lambda.run();
  }
}
