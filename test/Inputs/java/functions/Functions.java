// Function objects of every kind that LambdaMetafactory makes, with captures and conversions, and string concatenations.
import java.io.Serializable;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.*;

public class Functions {
  interface Marker {}

  interface Shape<T extends Number> extends Function<T, String> {
    @Override
    String apply(T value);
  }

  static class Base {
    protected String name() {
      return "base";
    }
  }

  static class Derived extends Base {
    @Override
    protected String name() {
      return "derived";
    }

    Supplier<String> parent() {
      return super::name;
    }
  }

  private final int number;

  Functions(int number) {
    this.number = number;
  }

  private String describe(long factor) {
    return "n" + number * factor;
  }

  static String concat(boolean z, byte b, char c, short s, int i, long j, float f, double d, String t, Object o, char[] a) {
    return "" + z + b + c + s + i + j + f + d + t + o + (a == null) + "\1end";
  }

  static Object same() {
    Runnable[] seen = new Runnable[2];
    for (int i = 0; i < 2; ++i)
      seen[i] = () -> {};
    return seen[0] == seen[1];
  }

  static class Loud {
    @Override
    public String toString() {
      throw new IllegalStateException("loud");
    }
  }

  static String guarded(Object o) {
    try {
      return "x" + o + "y";
    } catch (IllegalStateException error) {
      return "caught " + error.getMessage();
    }
  }

  public static void main(String[] arguments) {
    int captured = 5;
    long wide = 1L << 40;
    Functions object = new Functions(3);
    IntFunction<String> boxes = i -> "i" + (i + captured + wide);
    ToIntFunction<Integer> unbox = Integer::intValue;
    Function<String, Integer> parse = Integer::parseInt;
    IntToLongFunction widen = i -> i;
    ToDoubleFunction<Integer> widenBoxed = Integer::intValue;
    Function<Integer, Functions> make = Functions::new;
    LongFunction<String> bound = object::describe;
    Supplier<List<String>> list = () -> Arrays.asList("a", "b");
    IntFunction<int[]> array = int[]::new;
    Comparator<String> order = Comparator.comparing(String::length);
    Shape<Integer> bridge = v -> "shape" + v;
    Function<Integer, String> asFunction = bridge;
    Runnable marked = (Runnable & Marker) () -> System.out.println("run");
    Runnable serial = (Runnable & Serializable) () -> System.out.println("serial");
    BiFunction<Integer, Integer, Integer> sum = Integer::sum;
    Predicate<Object> isText = String.class::isInstance;
    marked.run();
    serial.run();
    System.out.println(boxes.apply(1) + unbox.applyAsInt(2) + parse.apply("3") + widen.applyAsLong(4)
        + widenBoxed.applyAsDouble(5) + make.apply(6).describe(7) + bound.apply(8) + list.get() + array.apply(9).length
        + order.compare("a", "bb") + asFunction.apply(10) + (marked instanceof Marker) + sum.apply(11, 12) + isText.test("")
        + new Derived().parent().get());
    System.out.println(concat(true, (byte) -1, '\u20ac', (short) -2, 3, 4L, 5.5f, -0.0, null, 'x', null));
    System.out.println(same() + guarded("t") + guarded(new Loud()));
  }
}
