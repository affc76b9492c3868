// A reference to an instance method of a particular object.
package indy;

import java.util.function.Supplier;

public class BoundReference {
  static class Holder {
    String get() {
      return "value";
    }
  }

  public static void main(String[] arguments) {
    Supplier<String> supplier = new Holder()::get;
    supplier.get();
  }
}
