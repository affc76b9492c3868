// The invoke instructions, and what the JVM links at run time.
import java.util.function.Supplier;

public class Calls extends Thread implements Runnable {
    interface Shape {
        default int sides() { return 4; }
        static Shape unit() { return null; }
    }
    @Override public void run() {
        super.run();
        hidden();
    }
    private void hidden() {}
    static int interfaces(Shape a) { return Shape.unit().sides() + a.hashCode(); }
    static Object arrays(int[] a) { return a.clone(); }
    static Supplier<String> lambda(String a) { return () -> a; }
    static String concat(String a, char b) { return a + "-" + b; }
    static Object make(boolean b) { return new StringBuilder(b ? 1 : 2); }
}
