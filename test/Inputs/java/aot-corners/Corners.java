// javac-options: -g -XDstringConcat=inline

/** Where compilers go wrong: what each instruction throws, when classes are initialised, what numbers become. */
public class Corners {
  static final String CONSTANT = "constant \u20ac \ud83d\ude00 \0".substring(0, 14);
  static int calls;

  interface Named {
    int COUNT = note("Named is initialised", 3);

    String name();

    default String twice() {
      return name() + name();
    }
  }

  abstract static class Animal implements Named {
    // A virtual call of a method that only the interface declares.
    String describe() {
      return name() + "/" + twice();
    }
  }

  static class Cat extends Animal {
    public String name() {
      return "cat";
    }
  }

  static class Lion extends Cat {
    @Override
    public String name() {
      return super.name() + "+";
    }

    @Override
    public String twice() {
      return "lions";
    }

    private String secret() {
      return "secret";
    }

    String tell(Lion other) {
      return other.secret();
    }
  }

  static class Failing {
    static int value = note("Failing", 1) / 0;
  }

  static class Base {
    static int first = note("Base", 1);
  }

  static class Derived extends Base {
    static final int INLINED = 7;
    static int second = note("Derived", first + 1);
  }

  static class Small {
    byte b;
    short s;
    char c;
    boolean z;
    long l = 1L << 40;
    float f;
    double d;
  }

  static int note(String text, int value) {
    System.out.println(text);
    return value;
  }

  static void numbers(int zero) {
    int min = Integer.MIN_VALUE, minusOne = zero - 1;
    long longMin = Long.MIN_VALUE;
    System.out.println(min / minusOne + " " + min % minusOne + " " + longMin / minusOne + " " + longMin % minusOne);
    System.out.println(-7 / (zero + 2) + " " + -7 % (zero + 2) + " " + (min - 1) + " " + (min * min));
    System.out.println((1 << (zero + 33)) + " " + (min >> 35) + " " + (min >>> -1) + " " + (1L << (zero + 65)));
    double nan = zero / 0.0;
    float big = 1e20f + zero;
    System.out.println((int) nan + " " + (int) big + " " + (long) -big + " " + (int) -0.9 + " " + (long) 1e19);
    System.out.println((nan < 1) + " " + (nan >= 1) + " " + (nan != nan) + " " + (-0.0 == zero) + " " + (1.0f > nan));
    System.out.println((byte) (zero + 200) + " " + (short) (zero + 40000) + " " + (int) (char) minusOne);
    System.out.println(Double.doubleToRawLongBits(7.5 % (zero + 2.0)) + " " + Double.doubleToRawLongBits(-1.0 * zero));
    long order = longMin + zero;
    System.out.println((order < 1 ? "less" : "more") + (order > -1 ? "more" : "less"));
  }

  static void fields() {
    Small small = new Small();
    small.b += 200;
    small.s += 40000;
    small.c--;
    small.z = !small.z;
    small.f = 0.1f;
    small.d = small.f;
    System.out.println(small.b + " " + small.s + " " + (int) small.c + " " + small.z + " " + small.l);
    System.out.println(Double.doubleToRawLongBits(small.d));
    boolean[] flags = new boolean[2];
    byte[] bytes = {1, -1};
    char[] chars = {'a', '\uffff'};
    flags[1] = true;
    bytes[0] += 127;
    chars[1]++;
    System.out.println(flags[0] + " " + flags[1] + " " + bytes[0] + " " + bytes[1] + " " + (int) chars[1]);
    long[][][] cube = new long[2][3][];
    cube[1][2] = new long[] {5};
    System.out.println(cube.length + " " + cube[0].length + " " + (cube[0][0] == null) + " " + cube[1][2][0]);
  }

  static void thrown(int kind, Object object, int[] array) {
    Object[] strings = new String[1];
    switch (kind) {
      case 0: array[3] = 1; break;
      case 1: array[-1]++; break;
      case 2: System.out.println(((int[]) null).length); break;
      case 3: System.out.println(((Lion) null).name()); break;
      case 4: System.out.println((String) object); break;
      case 5: strings[0] = object; break;
      case 6: System.out.println(new int[kind - 8].length); break;
      case 7: System.out.println(kind / array[0]); break;
      case 8: throw null;
      case 9:
        try {
          System.arraycopy(array, 0, array, 2, 2);
        } catch (IndexOutOfBoundsException e) {
          System.out.println(classOf(e));
        }
        break;
      case 10: System.arraycopy(array, 0, strings, 0, 1); break;
      case 11: synchronized (strings[0]) { calls++; } break;
      case 12: System.out.println(((Animal) object).describe().charAt(99)); break;
      case 13: System.out.println(new int[2][kind - 20].length); break;
      default: System.out.println(Failing.value);
    }
  }

  static int withFinally(int kind) {
    int seen = 0;
    try {
      seen = 1;
      thrown(kind, new Cat(), new int[3]);
      return seen;
    } catch (ArrayIndexOutOfBoundsException | ArithmeticException e) {
      System.out.println(e.getMessage());
      return seen + 10;
    } catch (RuntimeException e) {
      seen = 5;
      throw e;
    } finally {
      calls += seen;
    }
  }

  static String classOf(Throwable thrown) {
    String text = thrown.toString();
    int colon = text.indexOf(':');
    return colon < 0 ? text : text.substring(0, colon);
  }

  static void casts(Object[] objects) {
    for (Object each : objects)
      System.out.println((each instanceof Named) + " " + (each instanceof Cat) + " " + (each instanceof Object[]) + " "
          + (each instanceof Named[]) + " " + (each instanceof int[][]) + " " + (each instanceof Cloneable));
  }

  public static void main(String[] args) {
    System.out.println(CONSTANT + args.length);
    numbers(0);
    fields();
    System.out.println(Derived.INLINED);
    System.out.println(Derived.second + Derived.first);
    for (int kind = 0; kind < 16; kind++)
      try {
        System.out.println(withFinally(kind));
      } catch (RuntimeException e) {
        System.out.println("caught " + classOf(e));
      } catch (Error e) {
        System.out.println("error " + classOf(e));
        if (e instanceof ExceptionInInitializerError)
          System.out.println("caused by " + classOf(e.getCause()));
      }
    System.out.println(calls);
    Animal[] animals = {new Cat(), new Lion()};
    for (Animal each : animals)
      System.out.println(each.describe() + each.name().hashCode());
    System.out.println(new Lion().tell(new Lion()) + Named.COUNT);
    casts(new Object[] {null, new Lion(), animals, new int[1][1], "text", new Animal[0][0]});
    // The exit code is 1, and the standard error has the exception.
    throw new IllegalStateException("the end");
  }
}
