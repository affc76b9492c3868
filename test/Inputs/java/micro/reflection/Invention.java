// An unknown object is called through an interface that it was cast to.
package reflection;

import java.util.ArrayList;
import java.util.List;

public class Invention {
  interface Listener {
    void heard();
  }

  public static class Ear implements Listener {
    @Override
    public void heard() {}
  }

  public static class NeverCast {
    public void heard() {}
  }

  static final List<Object> made = new ArrayList<>();

  public static void main(String[] arguments) throws Exception {
    for (String name : Names.get("ears").split(","))
      made.add(Class.forName(name).getConstructor().newInstance());
    for (Object object : made) ((Listener) object).heard();
  }
}
