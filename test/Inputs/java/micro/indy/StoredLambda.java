// A lambda that is kept in a collection before it is called.
package indy;

import java.util.ArrayList;
import java.util.List;

public class StoredLambda {
  static void target() {}

  public static void main(String[] arguments) {
    List<Runnable> actions = new ArrayList<>();
    actions.add(() -> target());
    for (Runnable action : actions) action.run();
  }
}
