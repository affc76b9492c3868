// Objects that the platform allocates and that hold text and numbers only.
import java.math.BigInteger;

public class Plain {
  static final class Own {
    int number;
  }

  static Object first, second, own, list;

  public static void main(String[] arguments) {
    first = BigInteger.valueOf(arguments.length + 1000L);
    second = new BigInteger(arguments[0]).add(BigInteger.TEN);
    own = new Own();
    list = new java.util.ArrayList<>(2);
  }
}
