/** What only Packages runs. */
public class Extra implements Runnable {
    @Override
    public void run() {
        Packages.take(new Plugin());
    }
}
