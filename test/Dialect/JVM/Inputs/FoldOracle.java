import java.util.function.BiFunction;
import java.util.function.Function;

/// Prints a method for each operation on each pair of odd values: its body computes with constants, its metadata have what
/// this JVM computes. NaNs are canonical in both: Java leaves their bits open.
public class FoldOracle {
  static int count;

  static final float[] FLOATS = {0f, -0f, 1f, -1f, Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY,
      Float.MIN_VALUE, -Float.MIN_VALUE, Float.MAX_VALUE, Float.MIN_NORMAL, 0.1f, -7.25f, 3e9f, -1e19f, 16777217f};
  static final double[] DOUBLES = {0d, -0d, 1d, -1d, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY,
      Double.MIN_VALUE, Double.MAX_VALUE, Double.MIN_NORMAL, 0.1, -7.25, 3e9, -1e19, 9007199254740993d, 1e-46, 3.5e38};
  static final int[] INTS = {0, 1, -1, 2, 7, -8, 31, 32, 33, 127, 128, 255, 32768, 65535, 65536, 16777217,
      Integer.MIN_VALUE, Integer.MAX_VALUE};
  static final long[] LONGS = {0, 1, -1, 7, -8, 63, 64, 1L << 31, 1L << 32, -(1L << 40) + 3, 9007199254740993L,
      36028799166447617L, 25567438875656193L, Long.MIN_VALUE, Long.MAX_VALUE};

  static String type(Object value) {
    return value instanceof Integer ? "i32" : value instanceof Long ? "i64" : value instanceof Float ? "f32" : "f64";
  }

  static String text(Object value) {
    if (value instanceof Float f)
      return String.format("0x%08X : f32", Float.floatToIntBits(f));
    if (value instanceof Double d)
      return String.format("0x%016X : f64", Double.doubleToLongBits(d));
    return value + " : " + type(value);
  }

  static void method(Object expected, String body, Object... operands) {
    String descriptor = switch (type(expected)) { case "i32" -> "I"; case "i64" -> "J"; case "f32" -> "F"; default -> "D"; };
    System.out.printf("jvm.method static @\"t%d()%s\"() attributes {metadata = {expected = %s}} {%n", count++, descriptor,
        text(expected));
    for (int i = 0; i < operands.length; ++i)
      System.out.printf("  %%%c = arith.constant %s%n", 'a' + i, text(operands[i]));
    System.out.printf("  %s%n  jvm.return %%r : %s%n}%n", body, type(expected));
  }

  static <T> void binary(String op, T[] values, BiFunction<T, T, Object> java) {
    for (T a : values)
      for (T b : values)
        try {
          method(java.apply(a, b), "%r = " + op, a, b);
        } catch (ArithmeticException e) {
          // It throws: nothing to fold.
        }
  }

  static <T> void unary(String op, T[] values, Function<T, Object> java) {
    for (T a : values)
      method(java.apply(a), op.contains("%r =") ? op : "%r = " + op, a);
  }

  public static void main(String[] arguments) {
    Float[] f = new Float[FLOATS.length];
    java.util.Arrays.setAll(f, i -> FLOATS[i]);
    Double[] d = java.util.Arrays.stream(DOUBLES).boxed().toArray(Double[]::new);
    Integer[] n = java.util.Arrays.stream(INTS).boxed().toArray(Integer[]::new);
    Long[] l = java.util.Arrays.stream(LONGS).boxed().toArray(Long[]::new);
    System.out.println("jvm.class @Folds application {");
    binary("arith.addf %a, %b : f32", f, (a, b) -> a + b);
    binary("arith.subf %a, %b : f32", f, (a, b) -> a - b);
    binary("arith.mulf %a, %b : f32", f, (a, b) -> a * b);
    binary("arith.divf %a, %b : f32", f, (a, b) -> a / b);
    binary("arith.remf %a, %b : f32", f, (a, b) -> a % b);
    binary("arith.addf %a, %b : f64", d, (a, b) -> a + b);
    binary("arith.mulf %a, %b : f64", d, (a, b) -> a * b);
    binary("arith.divf %a, %b : f64", d, (a, b) -> a / b);
    binary("arith.remf %a, %b : f64", d, (a, b) -> a % b);
    unary("arith.negf %a : f32", f, a -> -a);
    unary("arith.negf %a : f64", d, a -> -a);
    unary("arith.extf %a : f32 to f64", f, a -> (double) (float) a);
    unary("arith.truncf %a to_nearest_even : f64 to f32", d, a -> (float) (double) a);
    binary("jvm.compare_float less %a, %b : f32", f, (a, b) -> a > b ? 1 : a.floatValue() == b ? 0 : -1);
    binary("jvm.compare_float greater %a, %b : f64", d, (a, b) -> a < b ? -1 : a.doubleValue() == b ? 0 : 1);
    unary("jvm.float_to_int %a : f32 -> i32", f, a -> (int) (float) a);
    unary("jvm.float_to_int %a : f32 -> i64", f, a -> (long) (float) a);
    unary("jvm.float_to_int %a : f64 -> i32", d, a -> (int) (double) a);
    unary("jvm.float_to_int %a : f64 -> i64", d, a -> (long) (double) a);
    unary("arith.sitofp %a : i32 to f32", n, a -> (float) (int) a);
    unary("arith.sitofp %a : i32 to f64", n, a -> (double) (int) a);
    unary("arith.sitofp %a : i64 to f32", l, a -> (float) (long) a);
    unary("arith.sitofp %a : i64 to f64", l, a -> (double) (long) a);
    unary("%x = arith.sitofp %a : i64 to f64\n  %r = arith.truncf %x to_nearest_even : f64 to f32", l,
        a -> (float) (double) (long) a);
    binary("arith.addi %a, %b : i32", n, (a, b) -> a + b);
    binary("arith.muli %a, %b : i32", n, (a, b) -> a * b);
    binary("jvm.div %a, %b : i32", n, (a, b) -> a / b);
    binary("jvm.rem %a, %b : i32", n, (a, b) -> a % b);
    binary("jvm.div %a, %b : i64", l, (a, b) -> a / b);
    binary("jvm.rem %a, %b : i64", l, (a, b) -> a % b);
    binary("jvm.shl %a, %b : i32", n, (a, b) -> a << b);
    binary("jvm.shr %a, %b : i32", n, (a, b) -> a >> b);
    binary("jvm.ushr %a, %b : i32", n, (a, b) -> a >>> b);
    for (long a : LONGS)
      for (int b : INTS) {
        method(a << b, "%r = jvm.shl %a, %b : i64", a, b);
        method(a >> b, "%r = jvm.shr %a, %b : i64", a, b);
        method(a >>> b, "%r = jvm.ushr %a, %b : i64", a, b);
      }
    binary("jvm.compare_long %a, %b", l, (a, b) -> Long.compare(a, b));
    unary("%x = arith.trunci %a : i32 to i8\n  %r = arith.extsi %x : i8 to i32", n, a -> (int) (byte) (int) a);
    unary("%x = arith.trunci %a : i32 to i16\n  %r = arith.extsi %x : i16 to i32", n, a -> (int) (short) (int) a);
    unary("%x = arith.trunci %a : i32 to i16\n  %r = arith.extui %x : i16 to i32", n, a -> (int) (char) (int) a);
    unary("arith.extsi %a : i32 to i64", n, a -> (long) (int) a);
    unary("arith.trunci %a : i64 to i32", l, a -> (int) (long) a);
    System.out.println("}");
  }
}
