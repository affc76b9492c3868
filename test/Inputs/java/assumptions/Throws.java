/** Ends by an exception of the kind that the argument names. */
public class Throws {
    static int recurse(int depth) {
        return recurse(depth + 1) + 1;
    }

    public static void main(String[] arguments) {
        try {
            switch (arguments[0]) {
            case "overflow":
                recurse(0);
                break;
            case "cast":
                Object text = "text";
                System.out.println((Plug) text);
                break;
            default:
                throw new StackOverflowError();
            }
        } catch (StackOverflowError | ClassCastException caught) {
            new Plug();
        }
    }
}
