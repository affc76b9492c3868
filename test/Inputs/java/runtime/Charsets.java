import java.nio.charset.Charset;
import java.security.MessageDigest;

/** Charsets and algorithms that the class library finds by names that it computes. */
public class Charsets {
  public static void main(String[] arguments) throws Exception {
    byte[] bytes = "\u20ac".getBytes(Charset.forName(arguments.length > 0 ? arguments[0] : "windows-1252"));
    MessageDigest.getInstance("SHA-256").digest(bytes);
    String.format("%d %s", bytes.length, Charset.forName("UTF-16"));
  }
}
