// What the programs of evaluation/random-java share: classes to call and to
// change, fuel that ends every loop, and a hash of what happened in its order.
interface Shape {
  int area(int x);

  default long twice(int x) { return 2L * area(x); }
}

enum Color {
  RED,
  GREEN,
  BLUE;

  static Color of(int value) { return values()[Math.floorMod(value, 3)]; }
}

record Pair(int left, String right) {}

class Problem extends RuntimeException {
  final int code;

  Problem(int code) {
    super("code " + code);
    this.code = code;
  }
}

class SubProblem extends Problem {
  SubProblem(int code) { super(code ^ 1); }
}

class Node implements Shape {
  int value;
  long wide;
  double real;
  byte small;
  boolean flag;
  char letter;
  short tiny;
  float single;
  Node next;

  Node(int value) {
    this.value = value;
    wide = value * 3L;
    real = value / 7.0;
    small = (byte) value;
    flag = value > 2;
    letter = (char) value;
    tiny = (short) value;
    single = value;
  }

  static Node make(int value) {
    return value > 0 ? new Node(value) : new SubNode(value);
  }

  public int area(int x) { return value * x + Support.note(x); }

  synchronized int add(int x) {
    value += x;
    return value;
  }
}

class SubNode extends Node {
  SubNode(int value) { super(value + 1); }

  SubNode(int value, long wide, Node next) {
    super(value > 0 ? value : -value);
    this.wide = wide;
    this.next = next;
  }

  @Override public int area(int x) { return super.area(x + 1) - 1; }

  @Override int add(int x) { return super.add(2 * x); }
}

class Support {
  /// Not final: javac would leave out the branches that a constant decides.
  static boolean yes = true, no = false;
  private static int fuel, uses;
  private static long hash;
  private static String name;

  static void begin(String method, int attempt) {
    fuel = 60;
    uses = 0;
    hash = 17;
    name = method + " " + attempt;
  }

  static void end(Object result) {
    note(result);
    System.out.println(name + " ends " + Long.toHexString(hash));
  }

  static void fail(Throwable problem) {
    note(problem);
    System.out.println(name + " throws " + problem.getClass().getName() + " " +
                       Long.toHexString(hash));
  }

  static boolean tick() { return --fuel > 0; }

  static void use() {
    if (++uses > 2000)
      throw new Problem(-99);
  }

  static int note(int value) {
    hash = hash * 31 + value;
    return value;
  }

  static long note(long value) {
    hash = hash * 37 + value;
    return value;
  }

  static float note(float value) {
    hash = hash * 39 + Float.floatToIntBits(value);
    return value;
  }

  static double note(double value) {
    hash = hash * 41 + Double.doubleToLongBits(value);
    return value;
  }

  static boolean note(boolean value) {
    hash = hash * 43 + (value ? 1 : 0);
    return value;
  }

  /// Messages of the JVM's own exceptions name local variables by number; they
  /// are not part of what a program means.
  static void note(Object value) {
    if (value instanceof Problem problem)
      note(problem.getMessage());
    else if (value instanceof Throwable)
      note(value.getClass().getName());
    else if (value instanceof String || value instanceof Pair ||
             value instanceof Number || value instanceof Boolean ||
             value instanceof Character || value instanceof Color)
      hash = hash * 47 + value.toString().hashCode();
    else if (value instanceof Node node)
      note(node.value + node.wide + (long) node.real + node.small +
           node.letter + node.tiny + (node.flag ? 1 : 0));
    else if (value instanceof int[] array)
      hash = hash * 53 + java.util.Arrays.hashCode(array);
    else if (value instanceof long[] array)
      hash = hash * 53 + java.util.Arrays.hashCode(array);
    else if (value instanceof byte[] array)
      hash = hash * 53 + java.util.Arrays.hashCode(array);
    else if (value instanceof char[] array)
      hash = hash * 53 + java.util.Arrays.hashCode(array);
    else if (value instanceof double[] array)
      hash = hash * 53 + java.util.Arrays.hashCode(array);
    else if (value instanceof Object[] array)
      hash = hash * 59 + array.length;
    else if (value instanceof Shape shape)
      note(shape.twice(5));
    else
      hash = hash * 61 + (value == null ? 1 : 2);
  }

  static Object cast(Object value, Object fallback) {
    return fallback.getClass().isInstance(value) ? value : fallback;
  }

  static Node present(Node node) { return node == null ? new Node(2) : node; }

  static String present(String text) {
    return text == null || text.isEmpty() ? "present" : text;
  }

  static int[] present(int[] array) {
    return array != null && array.length > 3 ? array : new int[4];
  }

  static long[] present(long[] array) {
    return array != null && array.length > 3 ? array : new long[4];
  }

  static byte[] present(byte[] array) {
    return array != null && array.length > 3 ? array : new byte[4];
  }

  static char[] present(char[] array) {
    return array != null && array.length > 3 ? array : new char[4];
  }

  static double[] present(double[] array) {
    return array != null && array.length > 3 ? array : new double[4];
  }

  static Object[] present(Object[] array) {
    return array != null && array.length > 3 ? array : new Object[4];
  }

  static String cut(String text) {
    return text.length() > 40 ? text.substring(0, 40) : text;
  }

  static String text(String text) { return text == null ? "one" : text; }

  static Object lock(Object value) {
    return value instanceof Node ? value : Support.class;
  }

  static RuntimeException wrap(Throwable problem) {
    if (problem instanceof Error error)
      throw error;
    return problem instanceof RuntimeException same ? same : new Problem(-1);
  }
}
