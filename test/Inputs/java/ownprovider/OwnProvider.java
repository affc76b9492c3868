import java.security.MessageDigestSpi;
import java.security.MessageDigest;
import java.security.Provider;
import java.security.Security;

/** A provider of the program's own, which registers one digest as a property and one as a service. */
public class OwnProvider extends Provider {
  OwnProvider() {
    super("Own", "1", "two digests");
    put("MessageDigest.COUNT", "OwnProvider$Count");
    putService(new Provider.Service(this, "MessageDigest", "ZERO", "OwnProvider$Zero", null, null));
  }

  public abstract static class Digest extends MessageDigestSpi {
    int count;

    protected void engineUpdate(byte input) {
      count++;
    }

    protected void engineUpdate(byte[] input, int offset, int length) {
      count += length;
    }

    protected void engineReset() {
      count = 0;
    }
  }

  public static class Count extends Digest {
    protected byte[] engineDigest() {
      return new byte[] {(byte) count};
    }
  }

  public static class Zero extends Digest {
    protected byte[] engineDigest() {
      return new byte[1];
    }
  }

  public static void main(String[] arguments) throws Exception {
    Security.addProvider(new OwnProvider());
    System.out.println("count " + MessageDigest.getInstance("COUNT").digest(new byte[3])[0]);
    System.out.println("zero " + MessageDigest.getInstance("ZERO").digest(new byte[3])[0]);
  }
}
