// A handle from findSpecial calls the superclass's method.
package indy;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class FindSpecial {
  static class Base {
    int act() {
      return 1;
    }
  }

  static class Derived extends Base {
    @Override
    int act() {
      return 2;
    }

    int actOfBase() throws Throwable {
      MethodHandle handle =
          MethodHandles.lookup()
              .findSpecial(Base.class, "act", MethodType.methodType(int.class), Derived.class);
      return (int) handle.invokeExact(this);
    }
  }

  public static void main(String[] arguments) throws Throwable {
    new Derived().actOfBase();
  }
}
