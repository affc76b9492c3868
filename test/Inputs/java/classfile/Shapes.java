import java.util.List;
import java.util.function.Supplier;

/** A class with instructions of all formats, which the tests of lib/ClassFile print and compare with javap. */
public class Shapes implements Runnable {
    static final long LIMIT = 1L << 40;
    static final String GREETING = "a \"quoted\"\ttext with \u20ac and \ud83d\ude00";
    int[] values = {1, 2, 3, 40000, 70000};

    public void run() {
        for (int i = 0; i < 200; i++)
            values[i % values.length] += i;
    }

    static int table(int key) {
        switch (key) {
            case -1: return 10;
            case 0: return 20;
            case 2: return 30;
            default: return 0;
        }
    }

    static int lookup(String key) {
        switch (key) {
            case "one": return 1;
            case "two": return 2;
            default: return Integer.MIN_VALUE;
        }
    }

    static long numbers(float f, double d) {
        long l = (long) f + LIMIT;
        d = -d * 1.5e300 + f % 2.0f;
        return l > d ? l >>> 3 : ~l;
    }

    Object guarded(List<? extends Number> list) throws Exception {
        synchronized (this) {
            try {
                return list.get(0).intValue() / values[1];
            } catch (ArithmeticException | IndexOutOfBoundsException e) {
                throw new Exception(e);
            } finally {
                values = null;
            }
        }
    }

    static Object[][] arrays(int n) {
        boolean[] flags = new boolean[n];
        Object[][] result = new Object[n][flags.length];
        result[0] = new String[] {GREETING};
        return result instanceof Object[] ? result : (Object[][]) result.clone();
    }

    Supplier<String> lambda(char c) {
        return () -> c + GREETING + values.length;
    }

    native void outside(byte b, short s);
}
