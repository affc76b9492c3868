// AccessController.doPrivileged calls the action.
package recall;

import java.security.AccessController;
import java.security.PrivilegedAction;

public class Privileged {
  static class Action implements PrivilegedAction<Object> {
    @Override
    public Object run() {
      return done();
    }

    Object done() {
      return this;
    }
  }

  @SuppressWarnings({"deprecation", "removal"})
  public static void main(String[] arguments) {
    AccessController.doPrivileged(new Action());
  }
}
