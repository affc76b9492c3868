/** What all the programs call: the claims are about who runs here. */
public class Base {
    public static int calls;

    public void run() {
        ++calls;
    }
}
