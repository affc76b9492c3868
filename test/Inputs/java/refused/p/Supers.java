// Superclasses and superinterfaces that change.
package p;

public class Supers {
  public static class Class {}

  public interface Interface {}

  public static class Open {}

  public static class Public {}

  public interface PublicInterface {}

  public static class Present {}

  public static class Unsealed {}
}
