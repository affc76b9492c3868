// Language features that javac compiles to more than one instruction: switches over strings, inner classes, bridges, nested handlers.

import java.util.ArrayList;
import java.util.Iterator;

/** Each method prints what one feature does. */
public class Language {
  private int counter = 10;

  class Inner {
    final int own = counter++;

    class Deeper {
      int sum() {
        return own + counter;
      }
    }
  }

  abstract static class Shape implements Comparable<Shape> {
    static int made;
    final int size;

    {
      made++;
    }

    Shape(int... sides) {
      int sum = 0;
      for (int side : sides)
        sum += side;
      size = sum;
      prepare();
    }

    void prepare() {
      System.out.println("shape " + size);
    }

    @Override
    public int compareTo(Shape other) {
      return Integer.compare(size, other.size);
    }
  }

  static class Named extends Shape {
    private String name = "set later";

    Named(String name, int... sides) {
      super(sides);
      this.name = name;
    }

    @Override
    void prepare() {
      // Called before the field is set.
      System.out.println("named " + name);
    }
  }

  interface Step {
    static Step first() {
      return new Step() {
        @Override
        public int next(int at) {
          return at + hidden();
        }
      };
    }

    private static int hidden() {
      return 5;
    }

    int next(int at);
  }

  static final class Countdown implements Iterable<Integer> {
    private final int from;

    Countdown(int from) {
      this.from = from;
    }

    @Override
    public Iterator<Integer> iterator() {
      return new Iterator<Integer>() {
        private int at = from;

        @Override
        public boolean hasNext() {
          return at > 0;
        }

        @Override
        public Integer next() {
          return at--;
        }
      };
    }
  }

  static class Resource implements AutoCloseable {
    private final String name;

    Resource(String name) {
      this.name = name;
    }

    @Override
    public void close() {
      System.out.println("close " + name);
    }
  }

  static int select(String text) {
    switch (text) {
      case "Aa":
        return 1;
      case "BB":
        // The same hash code as the one before.
        return 2;
      case "longer text":
        return 3;
      default:
        return text.length();
    }
  }

  static int nested(int kind) {
    int result = 0;
    outer:
    for (int i = 0; i < 3; i++) {
      try {
        try {
          if (i == kind)
            throw new IllegalArgumentException("inner " + i);
          if (kind == 5)
            continue outer;
          result += 1;
        } finally {
          result += 10;
          if (kind == 4 && i == 1)
            break outer;
        }
      } catch (IllegalArgumentException e) {
        System.out.println(e.getMessage());
        result += 100;
      }
    }
    return result;
  }

  static void resources(boolean fails) {
    try (Resource a = new Resource("a"); Resource b = new Resource("b")) {
      if (fails)
        throw new IllegalStateException(a.name + b.name);
      System.out.println("body");
    } catch (IllegalStateException e) {
      System.out.println("failed " + e.getMessage());
    }
  }

  static Object choose(boolean first, Object a, Object b) {
    return first ? a : b;
  }

  synchronized int locked(int[] values) {
    synchronized (values) {
      return values[0] + counter;
    }
  }

  static int recursive(int depth) {
    if (depth == 0)
      throw new UnsupportedOperationException("deep");
    try {
      return recursive(depth - 1) + 1;
    } finally {
      Shape.made++;
    }
  }

  public static void main(String[] args) {
    Language language = new Language();
    Inner inner = language.new Inner();
    System.out.println(inner.new Deeper().sum());
    Shape a = new Named("a", 1, 2, 3), b = new Named("b");
    System.out.println(a.compareTo(b) + " " + ((Comparable<Shape>) b).compareTo(a) + " " + Shape.made);
    System.out.println(Step.first().next(1));
    int sum = 0;
    for (int each : new Countdown(200))
      sum += each;
    System.out.println(sum);
    System.out.println(select("Aa") + select("BB") * 10 + select("longer text") * 100 + select("other") * 1000);
    for (int kind = 0; kind < 6; kind++)
      System.out.println(nested(kind));
    resources(false);
    resources(true);
    System.out.println(choose(args.length == 0, "yes", language) + " " + language.locked(new int[] {4}));
    try {
      System.out.println(recursive(1000));
    } catch (UnsupportedOperationException e) {
      System.out.println(e.getMessage() + " " + Shape.made);
    }
    ArrayList<Integer> list = new ArrayList<>();
    for (int i = 0; i < 300; i++)
      list.add(i * i);
    Integer small = list.get(11), same = 121, large = list.get(200), other = 40000;
    System.out.println((small == same) + " " + large.equals(other) + " " + list.remove(3) + " " + list.size());
    StringBuilder text = new StringBuilder();
    for (char c = 'a'; c < 'k'; c += 3)
      text.append(c).append((int) c).append(c == 'd').append((Object) null);
    System.out.println(text);
  }
}
