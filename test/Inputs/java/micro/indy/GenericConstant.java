// A bootstrap of our own binds its site to a static method that it finds by the site's name.
package indy;

import java.util.function.Supplier;

public class GenericConstant {
  static String unused() {
    return "";
  }

  static Supplier<String> get() {
    return null;
  }

  public static void main(String[] arguments) {
    Supplier<String> supplier = GenericConstant::unused;
  }
}
