package m.inner;

public class Tool implements java.util.spi.ToolProvider {
  public String name() {
    return "tool";
  }
  public int run(java.io.PrintWriter out, java.io.PrintWriter err, String... args) {
    return 0;
  }
}
