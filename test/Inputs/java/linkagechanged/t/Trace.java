package t;

// Prints which method really ran, for tests that compare it with the answer of jir.
public class Trace {
    static String ran;

    /** Called by each method that a test may reach. */
    public static void here() {
        StackTraceElement frame = new Throwable().getStackTrace()[1];
        ran = frame.getClassName() + "." + frame.getMethodName();
    }

    /** Runs a test and prints its name with the method that ran, or the class of the error. */
    public static void run(String name, Runnable test) {
        ran = "nothing";
        try {
            test.run();
        } catch (Throwable error) {
            ran = error.getClass().getName();
        }
        System.out.println(name + " " + ran);
    }
}
