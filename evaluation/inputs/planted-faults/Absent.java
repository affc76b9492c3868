import java.util.ServiceLoader;

/** Breaks absent-stays-absent: the run's class path has a provider that the analysis did not get. */
public class Absent {
    public static void main(String[] arguments) {
        use(new Base());
        for (Base base : ServiceLoader.load(Base.class))
            use(base);
    }

    static void use(Base base) {
        base.run();
    }
}
