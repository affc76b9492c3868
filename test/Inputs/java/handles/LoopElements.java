// What a loop over a collection gets, and what a concatenation asks its arguments.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.StringConcatFactory;
import java.util.Iterator;
import java.util.List;

public class LoopElements {
  interface I {
    void go();
  }

  static class Element implements I {
    public void go() {}
  }

  static class Given implements I {
    public void go() {}
  }

  static class Never implements I {
    public void go() {}

    public String toString() {
      return "";
    }
  }

  static class Said {
    public String toString() {
      return "";
    }
  }

  static void body(I element, Iterable<I> all) {
    element.go();
  }

  static void bodyOfGiven(I element, String all) {
    element.go();
  }

  static Iterator<I> begin(String all) {
    return List.<I>of(new Given()).iterator();
  }

  static MethodHandle find(String name, Class<?> result, Class<?>... parameters) throws Throwable {
    return MethodHandles.lookup().findStatic(LoopElements.class, name, MethodType.methodType(result, parameters));
  }

  public static void main(String[] arguments) throws Throwable {
    I never = new Never();
    MethodHandle each = MethodHandles.iteratedLoop(null, null, find("body", void.class, I.class, Iterable.class));
    each.invokeExact((Iterable<I>) List.<I>of(new Element()));
    MethodHandle own = MethodHandles.iteratedLoop(
        find("begin", Iterator.class, String.class), null, find("bodyOfGiven", void.class, I.class, String.class));
    own.invokeExact("all");
    MethodType type = MethodType.methodType(String.class, Said.class, String.class);
    MethodHandle text = StringConcatFactory.makeConcat(MethodHandles.lookup(), "text", type).getTarget();
    String said = (String) text.invokeExact(new Said(), "more");
  }
}
