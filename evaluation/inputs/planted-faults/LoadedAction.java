/** What Loaded runs, by its own loader. */
public class LoadedAction implements Runnable {
    public LoadedAction() {
    }

    @Override
    public void run() {
        Loaded.use(new Plugin());
    }
}
