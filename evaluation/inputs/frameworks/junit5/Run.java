package stack;

/** Runs the console launcher without its exit. */
public class Run {
  public static void main(String[] args) {
    System.out.println(org.junit.platform.console.ConsoleLauncher.execute(System.out, System.err,
        new String[] {"--disable-banner", "--disable-ansi-colors", "-c", "stack.StackTest"}).getExitCode());
  }
}
