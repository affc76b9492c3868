/** A native method that the runtime of examples/aot does not have. */
public class Native {
  static native int missing();

  public static void main(String[] args) {
    missing();
  }
}
