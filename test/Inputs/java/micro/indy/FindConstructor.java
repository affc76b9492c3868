// A handle from findConstructor makes the object that is called.
package indy;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class FindConstructor {
  static class Made {
    Made(int value) {}

    void use() {}
  }

  public static void main(String[] arguments) throws Throwable {
    MethodHandle handle =
        MethodHandles.lookup()
            .findConstructor(Made.class, MethodType.methodType(void.class, int.class));
    ((Made) handle.invoke(1)).use();
  }
}
