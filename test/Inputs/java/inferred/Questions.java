// What a loop, a method that it calls, or a stream asks of members before they are used.
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;

public class Questions {
  public static class Counted {
    public void taken(String text) {}

    public void never() {}

    public void neverWithTwo(String text, String other) {}
  }

  public static class Parameters {
    public void taken(String text) {}

    public void never(Integer number) {}
  }

  public static class Results {
    public void taken() {}

    public int never() {
      return 0;
    }

    public static void neverStatic() {}
  }

  public static class Constructed {
    public Constructed() {
      neverMade();
    }

    public Constructed(int number, String text) {
      taken();
    }

    void taken() {}

    void neverMade() {}
  }

  public static class Asked {
    public void takenByHelper() {}

    public void takenWith(int number) {
      neverHere();
    }

    public void never() {}

    private void neverHere() {}
  }

  public static class Streamed {
    public void taken() {}

    public void never() {}
  }

  /** The question is not always asked. */
  public static class Skipped {
    public void taken() {}

    public void takenToo(String text) {}
  }

  static boolean fits(Method method) {
    return method.getName().startsWith("taken") && method.getParameterTypes().length == 0;
  }

  static void loops() throws Exception {
    for (Method method : Counted.class.getDeclaredMethods())
      if (method.getParameterCount() == 1)
        method.invoke(new Counted(), "text");
    for (Method method : Parameters.class.getDeclaredMethods()) {
      Class<?>[] types = method.getParameterTypes();
      if (types.length == 1 && types[0] == String.class)
        method.invoke(new Parameters(), "text");
    }
    for (Method method : Results.class.getDeclaredMethods()) {
      if ((method.getModifiers() & Modifier.STATIC) != 0 || method.getReturnType() != void.class)
        continue;
      method.invoke(new Results());
    }
    for (Constructor<?> constructor : Constructed.class.getConstructors())
      if (constructor.getParameterTypes().length > 1)
        constructor.newInstance(1, "text");
    for (Method method : Asked.class.getDeclaredMethods())
      if (fits(method))
        method.invoke(new Asked());
  }

  static void stream() throws Exception {
    Method[] found = Arrays.stream(Streamed.class.getDeclaredMethods())
        .filter(method -> method.getName().equals("taken"))
        .toArray(Method[]::new);
    for (Method method : found)
      method.invoke(new Streamed());
  }

  static void sometimes(boolean asks) throws Exception {
    for (Method method : Skipped.class.getDeclaredMethods())
      if (!asks || method.getParameterCount() == 0)
        method.invoke(new Skipped(), method.getParameterCount() == 0 ? null : new Object[] {"text"});
  }

  public static void main(String[] arguments) throws Exception {
    loops();
    stream();
    sometimes(false);
  }
}
