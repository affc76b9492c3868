/** Breaks reflection-as-recorded: with an argument it makes another object than the recorded run, which had none. */
public class Recorded {
    public static void main(String[] arguments) throws Exception {
        Class<?> named = Class.forName(arguments.length > 0 ? arguments[0] : "Base");
        Base made = (Base) named.getConstructor().newInstance();
        made.run();
    }
}
