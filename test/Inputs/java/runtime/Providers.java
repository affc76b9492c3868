import java.security.InvalidAlgorithmParameterException;
import java.security.KeyPairGenerator;
import java.security.Signature;
import java.security.cert.CertStore;
import java.security.cert.LDAPCertStoreParameters;

/** Services of the platform's providers that are loaded by their names: elliptic curves, and directories. */
public class Providers {
  public static class Directory {
    public static void main(String[] arguments) throws Exception {
      try {
        CertStore.getInstance("LDAP", new LDAPCertStoreParameters());
      } catch (InvalidAlgorithmParameterException noDirectory) {
        sayMaker(noDirectory);
      }
    }
  }

  /** Whatever algorithm the arguments name. */
  public static class Anything {
    public static void main(String[] arguments) throws Exception {
      try {
        CertStore.getInstance(arguments[0], new LDAPCertStoreParameters());
      } catch (InvalidAlgorithmParameterException noDirectory) {
        sayMaker(noDirectory);
      }
    }
  }

  /** No directory answers here, but its store was made. */
  static void sayMaker(Exception thrown) {
    for (StackTraceElement each : thrown.getStackTrace())
      if (each.getMethodName().equals("<init>"))
        System.out.println(each.getClassName());
  }

  public static void main(String[] arguments) throws Exception {
    Signature signature = Signature.getInstance("SHA256withECDSA");
    signature.initSign(KeyPairGenerator.getInstance("EC").generateKeyPair().getPrivate());
    System.out.println(signature.sign().length > 0);
  }
}
