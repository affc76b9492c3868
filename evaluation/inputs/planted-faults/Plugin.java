/** Only what breaks an assumption makes one of these. */
public class Plugin extends Base {
    public Plugin() {
        ++calls;
    }

    @Override
    public void run() {
        calls += 2;
    }
}
