// refused: each class as the JVM refuses it above those of q.
package p;

public class Supers {
  public interface Class {}

  public static class Interface {}

  public static final class Open {}

  static class Public {}

  interface PublicInterface {}

  public static sealed class Unsealed permits Only {}

  static final class Only extends Unsealed {}
}
