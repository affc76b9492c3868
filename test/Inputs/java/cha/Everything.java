import java.security.AccessController;
import java.security.PrivilegedAction;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Calls of every kind that a call graph has to find without reflection. */
public class Everything {
    interface Shape {
        default double area() { return Defaults.UNIT; }
        static Shape unit() { return new Shape() {}; }
    }
    static class Defaults {
        static final double UNIT = compute();
        static double compute() { return 1; }
    }
    interface Noisy {
        Object FIELD = Everything.note("Noisy");
        default void hum() {}
    }
    interface Quiet { Object FIELD = Everything.note("Quiet"); }
    static class Base { static { note("Base"); } }
    static class Derived extends Base implements Noisy, Quiet { static { note("Derived"); } }
    record Point(int x, Label label) {}
    static class Label {
        final String text;
        Label(String text) { this.text = text; }
        @Override
        public String toString() { return "label " + text; }
        @Override
        public int hashCode() { return text.hashCode(); }
        @Override
        public boolean equals(Object other) { return other instanceof Label label && label.text.equals(text); }
    }
    enum Colour {
        RED { @Override int code() { return 1; } },
        GREEN;
        int code() { return 2; }
    }
    static class Worker extends Thread {
        @Override
        public void run() { throw new IllegalStateException("expected"); }
    }
    static class Handler implements Thread.UncaughtExceptionHandler {
        @Override
        public void uncaughtException(Thread thread, Throwable error) { note(error.getMessage()); }
    }
    static class Resource implements AutoCloseable {
        @Override
        public void close() { note("closed"); }
    }
    class Inner {
        String outer() { return secret(); }
    }

    private static final AtomicInteger count = new AtomicInteger();

    static Object note(Object what) { count.incrementAndGet(); return what; }
    private String secret() { return "secret"; }
    String bound(String argument) { return argument + this; }
    static String fixed(Integer number) { return "n" + number; }

    static void functions() {
        Everything it = new Everything();
        Function<String, String> bound = it::bound;
        Function<Integer, String> fixed = Everything::fixed;
        Function<Label, String> unbound = Label::toString;
        Function<String, Label> constructor = Label::new;
        IntFunction<Label[]> array = Label[]::new;
        Supplier<Shape> nested = () -> Shape.unit();
        note(bound.andThen(constructor).andThen(unbound).apply("a"));
        note(fixed.compose((String text) -> text.length()).apply("b"));
        note(array.apply(2).length + nested.get().area());
        List<Label> labels = new ArrayList<>(List.of(new Label("z"), new Label("y")));
        labels.sort(Comparator.comparing((Label label) -> label.text).reversed());
        note(labels.stream().map(Label::toString).filter(text -> !text.isEmpty()).collect(Collectors.joining(",")));
    }

    static void threads() throws Exception {
        Worker worker = new Worker();
        worker.setUncaughtExceptionHandler(new Handler());
        worker.start();
        worker.join();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> note("hook")));
        ForkJoinPool.commonPool().submit(() -> note("pool")).get();
    }

    static int choose(String text) {
        switch (text) {
        case "red": return Colour.RED.code();
        default: return Colour.GREEN.code();
        }
    }

    @SuppressWarnings("removal")
    public static void main(String[] args) throws Exception {
        functions();
        threads();
        new Derived().hum();
        TreeMap<Point, String> map = new TreeMap<>(Comparator.comparingInt(Point::x));
        map.put(new Point(1, new Label("p")), "one");
        note(map.firstKey().equals(new Point(1, new Label("p"))) + " " + map.hashCode() + map);
        try (Resource resource = new Resource()) {
            note(AccessController.doPrivileged((PrivilegedAction<String>) () -> "privileged" + choose("red")));
            Object[] objects = new Integer[1];
            objects[0] = "wrong";
        } catch (ArrayStoreException expected) {
            note(expected.getMessage());
        }
        note(new Everything().new Inner().outer());
        System.out.printf("%s %d%n", new StringBuilder("noted").append(' '), count.get());
    }
}
