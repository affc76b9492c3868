import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** Breaks no-generated-classes: defines a class whose name no archive has, from the bytes of Plugin. */
public class Generated extends ClassLoader {
    public static void main(String[] arguments) throws Exception {
        byte[] bytes;
        try (InputStream in = Generated.class.getResourceAsStream("Plugin.class")) {
            bytes = in.readAllBytes();
        }
        String text = new String(bytes, StandardCharsets.ISO_8859_1).replace("Plugin", "Pludge");
        bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        Class<?> made = new Generated().defineClass("Pludge", bytes, 0, bytes.length);
        use(new Base());
        use((Base) made.getDeclaredConstructor().newInstance());
    }

    static void use(Base base) {
        base.run();
    }
}
