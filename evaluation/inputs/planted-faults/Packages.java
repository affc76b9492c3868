import java.util.ServiceLoader;

/** Breaks packages-as-given: the run's class path has a class of the same package, which the analysis did not get. */
public class Packages {
    static void take(Base base) {
        base.run();
    }

    public static void main(String[] arguments) {
        take(new Base());
        for (Runnable each : ServiceLoader.load(Runnable.class))
            each.run();
    }
}
