// A bootstrap of our own returns a site whose target is set again at the first call.
package indy;

public class GenericMutable {
  static void unused() {}

  static Runnable first() {
    Bootstraps.relink(GenericMutable.class, "second");
    return null;
  }

  static Runnable second() {
    return null;
  }

  public static void main(String[] arguments) {
    for (int i = 0; i < 2; ++i) {
      Runnable runnable = GenericMutable::unused;
    }
  }
}
