import java.lang.reflect.Method;

/** Breaks methods-called-by-code: reflection calls a private method, which no string names, with another object. */
public class Callers {
    private static void take(Base base) {
        base.run();
    }

    public static void main(String[] arguments) throws Exception {
        take(new Base());
        for (Method method : Callers.class.getDeclaredMethods())
            if (method.getParameterTypes()[0] == Base.class)
                method.invoke(null, new Plugin());
    }
}
