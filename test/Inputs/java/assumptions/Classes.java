import java.io.File;
import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Proxy;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;

/** Gets a class in the way that the argument names, each of which breaks an assumption; `nothing` breaks none. */
public class Classes {
    interface Shape {
        void draw();
    }

    static byte[] read(String name) throws Exception {
        try (InputStream in = Classes.class.getResourceAsStream(name)) {
            return in.readAllBytes();
        }
    }

    /** The class Plug, under another name of the same length. */
    static byte[] rename(String name) throws Exception {
        String text = new String(read("Plug.class"), StandardCharsets.ISO_8859_1);
        return text.replace("Plug", name).getBytes(StandardCharsets.ISO_8859_1);
    }

    static void generate() throws Exception {
        MethodHandles.lookup().defineClass(rename("Plum"));
        Class.forName("Plum").getConstructor().newInstance();
    }

    static void hide() throws Exception {
        MethodHandles.lookup().defineHiddenClass(rename("Plum"), true).lookupClass().getConstructor().newInstance();
    }

    static void proxy() {
        Shape shape = (Shape) Proxy.newProxyInstance(Classes.class.getClassLoader(), new Class<?>[] {Shape.class},
            (object, method, arguments) -> null);
        shape.draw();
    }

    static void load() throws Exception {
        URL here = new File(System.getProperty("java.class.path")).toURI().toURL();
        try (URLClassLoader loader = new URLClassLoader(new URL[] {here}, null)) {
            loader.loadClass("Plug").getConstructor().newInstance();
        }
    }

    public static void main(String[] arguments) throws Exception {
        switch (arguments[0]) {
        case "generate":
            generate();
            break;
        case "hide":
            hide();
            break;
        case "proxy":
            proxy();
            break;
        case "load":
            load();
            break;
        case "absent":
            new Absent();
            break;
        default:
            Runnable action = () -> new Plug();
            action.run();
        }
    }
}

class Absent {
}
