// Every kind of constant that code can load.
public class Constants {
    static int smallest() { return Integer.MIN_VALUE; }
    static int shortOne() { return -32768; }
    static long big() { return 0x123456789abcdefL; }
    static float tenth() { return 0.1f; }
    static double negativeZero() { return -0.0; }
    static double notANumber() { return Double.NaN; }
    static String text() { return "a\0\u00e9\ud83d\ude00"; }
    static Object nothing() { return null; }
    static Class<?> array() { return String[][].class; }
    static boolean yes() { return true; }
    static char letter() { return 'x'; }
    static int sharedInABlock(int a) { return (a + 7) * 7; }
}
