import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.lang.reflect.Proxy;

// What a program uses other than by its own instructions, and what it never uses.
public class Retained {
    interface Greeter {
        String greet(String name);
    }

    static class Named {
        int size = 3;

        Named(int size) {
            this.size = size;
        }

        public int twice() {
            return 2 * size;
        }

        int unused() {
            return 0;
        }
    }

    static class Stored implements Serializable {
        private static final long serialVersionUID = 1;
        int number = 7;
    }

    static class Unused {
        void run() {
            System.out.println("never");
        }
    }

    static abstract class Shape {
        abstract int area();

        int never() {
            return 1;
        }
    }

    static class Square extends Shape {
        int forgotten;

        int area() {
            return 4;
        }

        int unused() {
            return forgotten;
        }
    }

    static native int answer();

    // Nothing reaches a call of it with a receiver, but an instruction names it.
    static int ask(Shape none) {
        return none == null ? 0 : none.never();
    }

    public static void main(String[] args) throws Exception {
        Object named = Class.forName("Retained$Named").getDeclaredConstructor(int.class).newInstance(4);
        System.out.println(named.getClass().getMethod("twice").invoke(named));
        Greeter greeter = (Greeter) Proxy.newProxyInstance(Retained.class.getClassLoader(), new Class<?>[] {Greeter.class},
            (proxy, method, values) -> "hello, " + values[0]);
        System.out.println(greeter.greet("world"));
        new ObjectOutputStream(new ByteArrayOutputStream()).writeObject(new Stored());
        System.out.println(new Square().area() + ask(null));
        if (Retained.class.getResourceAsStream("data.txt") == null)
            System.out.println("no data");
        if (args.length > 1)
            System.out.println(answer());
    }
}
