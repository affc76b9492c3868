import java.lang.reflect.Field;

/** Calls the method that a private field names. With an argument, reflection has written another name to the field. */
public class Strings {
    private static String name = "first";

    public static void first() {
    }

    public static void second() {
        new Plug();
    }

    public static void main(String[] arguments) throws Exception {
        if (arguments.length > 0) {
            Field field = Strings.class.getDeclaredField("name");
            field.set(null, arguments[0]);
        }
        Strings.class.getMethod(name).invoke(null);
    }
}
