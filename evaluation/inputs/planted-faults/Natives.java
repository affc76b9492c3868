/** Breaks natives-call-nothing-new: a native method calls a method that nothing else calls. */
public class Natives {
    static Base current = new Base();

    static void change() {
        current = new Plugin();
    }

    static native void ask();

    public static void main(String[] arguments) {
        System.load(arguments[0]);
        ask();
        current.run();
    }
}
