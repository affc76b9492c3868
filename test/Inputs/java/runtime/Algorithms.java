import java.security.MessageDigest;
import java.security.SecureRandom;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Security by the names of algorithms: the classes are those that the platform's providers register. */
public class Algorithms {
  static String digest() {
    return "md5";
  }

  public static void main(String[] arguments) throws Exception {
    byte[] bytes = MessageDigest.getInstance(digest()).digest(new byte[8]);
    Mac mac = Mac.getInstance("HmacSHA1");
    mac.init(new SecretKeySpec(bytes, "HmacSHA1"));
    mac.doFinal(bytes);
    SecureRandom.getInstance("SHA1PRNG").nextInt();
  }
}
