import java.util.ArrayList;

/** What the compiler of examples/aot has no code for. */
public class Outside {
  static Runnable function() {
    return () -> {};
  }

  static Class<?> constant() {
    return Outside.class;
  }

  static String library(int number) {
    return String.format("%d", number);
  }

  public static void main(String[] args) {
    new ArrayList<String>(4).trimToSize();
  }
}
