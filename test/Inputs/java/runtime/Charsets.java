import java.nio.charset.Charset;

/** Charsets by name. */
public class Charsets {
  public static void main(String[] arguments) throws Exception {
    byte[] bytes = "\u20ac".getBytes(Charset.forName(arguments.length > 0 ? arguments[0] : "windows-1252"));
    String.format("%d %s", bytes.length, Charset.forName("UTF-16"));
  }
}
