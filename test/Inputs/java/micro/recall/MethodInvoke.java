// A method is called by Method.invoke.
package recall;

public class MethodInvoke {
  static class Target {
    public void run() {
      inner();
    }

    void inner() {}
  }

  public static void main(String[] arguments) throws Exception {
    Target.class.getMethod("run").invoke(new Target());
  }
}
