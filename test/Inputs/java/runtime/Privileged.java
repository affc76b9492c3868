import java.security.AccessController;
import java.security.PrivilegedAction;
import java.security.PrivilegedActionException;
import java.security.PrivilegedExceptionAction;

/** Every form of doPrivileged runs its action and returns the result; checked exceptions come wrapped. */
@SuppressWarnings("removal")
public class Privileged {
  static class Result {
    void use() {}
  }

  static class Plain implements PrivilegedAction<Result> {
    public Result run() {
      return new Result();
    }
  }

  static class InContext implements PrivilegedAction<Result> {
    public Result run() {
      return new Result();
    }
  }

  static class Limited implements PrivilegedAction<Result> {
    public Result run() {
      return new Result();
    }
  }

  static class Combined implements PrivilegedAction<Result> {
    public Result run() {
      return new Result();
    }
  }

  static class Problem extends Exception {
    Problem() {}

    void seen() {}
  }

  static class Failing implements PrivilegedExceptionAction<Result> {
    public Result run() throws Problem {
      throw new Problem();
    }
  }

  static class FailingInContext implements PrivilegedExceptionAction<Result> {
    public Result run() throws Problem {
      throw new Problem();
    }
  }

  static class FailingCombined implements PrivilegedExceptionAction<Result> {
    public Result run() throws Problem {
      throw new Problem();
    }
  }

  static class NeverGiven implements PrivilegedAction<Result> {
    public Result run() {
      return new Result();
    }
  }

  static void see(PrivilegedActionException wrapped) {
    ((Problem) wrapped.getException()).seen();
  }

  public static void main(String[] arguments) {
    AccessController.doPrivileged(new Plain()).use();
    AccessController.doPrivileged(new InContext(), AccessController.getContext()).use();
    AccessController.doPrivileged(
            new Limited(), AccessController.getContext(), new RuntimePermission("exitVM"))
        .use();
    AccessController.doPrivilegedWithCombiner(new Combined()).use();
    new NeverGiven();
    try {
      AccessController.doPrivileged(new Failing());
    } catch (PrivilegedActionException wrapped) {
      see(wrapped);
    }
    try {
      AccessController.doPrivileged(new FailingInContext(), AccessController.getContext());
    } catch (PrivilegedActionException wrapped) {
      see(wrapped);
    }
    try {
      AccessController.doPrivilegedWithCombiner(new FailingCombined());
    } catch (PrivilegedActionException wrapped) {
      see(wrapped);
    }
  }
}
