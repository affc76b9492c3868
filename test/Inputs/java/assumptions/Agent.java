/** An agent that changes nothing by itself, but is there. */
public class Agent {
    public static void premain(String arguments) {
        new Plug();
    }
}
