// Arithmetic, conversions and comparisons.
public class Numbers {
    static int integers(int a, int b) { return (a * b - -a) / b % 3 & 0xff | a ^ b; }
    static long shifts(long a, int b) { return a << b >> 3 >>> b; }
    static double floats(double a, double b) { return -(a * b) % (a - b) / a; }
    static byte toByte(int a) { return (byte) a; }
    static char toChar(int a) { return (char) a; }
    static short toShort(long a) { return (short) a; }
    static float toFloat(double a, long b) { return (float) a + b; }
    static long toLong(float a, int b) { return (long) a + b; }
    static int toInt(double a) { return (int) a; }
    static boolean less(float a, float b) { return a < b; }
    static boolean greater(float a, float b) { return a > b; }
    static boolean longs(long a, long b) { return a <= b; }
    static int increment(int a) { a += 1000; return a++ + a; }
}
