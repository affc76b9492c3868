// A reference to a constructor, whose object is then called.
package indy;

import java.util.function.Function;

public class ConstructorReference {
  static class Named {
    final String name;

    Named(String name) {
      this.name = name;
    }

    String show() {
      return name;
    }
  }

  public static void main(String[] arguments) {
    Function<String, Named> function = Named::new;
    function.apply("x").show();
  }
}
