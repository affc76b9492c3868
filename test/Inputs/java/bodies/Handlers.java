// try, catch and finally.
import java.io.IOException;

public class Handlers {
    static void call() throws IOException {}
    static int number() { return 1; }

    static int simple(int a) {
        try {
            a = number();
            call();
        } catch (IOException e) {
            return a;
        }
        return 0;
    }
    static Exception several() {
        try {
            call();
        } catch (IOException | IllegalStateException e) {
            return e;
        }
        return null;
    }
    static int last(int a) {
        try {
            return number() / a;
        } finally {
            number();
        }
    }
    static void thrown(RuntimeException a) {
        try {
            throw a;
        } catch (IllegalStateException e) {
            throw new Error(e);
        }
    }
    static Object typed(Object a) {
        Object result = a;
        try {
            result = String.valueOf(a);
            number();
        } catch (RuntimeException e) {
            return result;
        }
        return null;
    }
}
