import java.lang.reflect.Method;

/** Calls the method that the argument names, of Callee or of this class; with `code`, by an instruction. */
public class Calls {
    public static void run(String name) throws Exception {
        Class<?> owner = name.equals("open") ? Calls.class : Callee.class;
        Method method = owner.getDeclaredMethod(name);
        method.setAccessible(true);
        method.invoke(null);
    }

    public static void open() {
        new Plug();
    }

    public static void main(String[] arguments) throws Exception {
        if (arguments[0].equals("code"))
            open();
        else
            run(arguments[0]);
    }
}

class Callee {
    private static void hidden() {
        new Plug();
    }
}
