import java.lang.reflect.Method;

/** Breaks nothing where the claim is wrong: the analysis gets a Maker that makes another object, and reflection calls other methods. */
public class PlainCallers {
    private static void take(Base base) {
        base.run();
    }

    private static void other(String text) {
        ++Base.calls;
    }

    public static void main(String[] arguments) throws Exception {
        take(Maker.make());
        for (Method method : PlainCallers.class.getDeclaredMethods())
            if (method.getParameterTypes()[0] == String.class)
                method.invoke(null, "text");
    }
}
