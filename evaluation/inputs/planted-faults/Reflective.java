/** Breaks no-reflective-calls: a method that only reflection calls changes whose object a field holds. */
public class Reflective {
    static Base current = new Base();

    static void change() {
        current = new Changed();
    }

    public static void main(String[] arguments) throws Exception {
        Reflective.class.getDeclaredMethod("change").invoke(null);
        current.run();
    }

    static class Changed extends Base {
        @Override
        public void run() {
            calls += 3;
        }
    }
}
