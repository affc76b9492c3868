// Names of classes and methods that are put together, kept in tables, and passed through helpers; each class prints its name
// when it is made.
import java.security.AccessController;
import java.security.PrivilegedAction;

public class Traced {
  static class Said {
    Said() {
      System.out.println(getClass().getName());
    }
  }

  static class Joined extends Said {}

  static class Built extends Said {}

  static class Listed extends Said {}

  static class Helped extends Said {}

  static class Privileged extends Said {}

  static class Other extends Said {}

  static class MadeByOther extends Said {}

  static class EndsInPart extends Said {}

  static class BeginsPart extends Said {}

  static final String[] TABLE = {"Traced$Listed"};

  static void make(Class<?> type) throws Exception {
    type.getDeclaredConstructor().newInstance();
  }

  static void joined(String name) throws Exception {
    Class.forName("Traced$" + name).getDeclaredConstructor().newInstance();
  }

  static void built() throws Exception {
    StringBuilder name = new StringBuilder("Traced");
    name.append("$").append("Built");
    Class.forName(name.toString()).getDeclaredConstructor().newInstance();
  }

  static void listed() throws Exception {
    for (String name : TABLE)
      Class.forName(name).getDeclaredConstructor().newInstance();
  }

  // One helper, two callers: each gets back what it passed.
  static String same(String name) {
    return name == null ? "" : name;
  }

  static void helped() throws Exception {
    Class.forName(same("Traced$Helped")).getDeclaredConstructor().newInstance();
  }

  static void notHelped() {
    System.out.println(same("Traced$Other").length());
  }

  @SuppressWarnings("removal")
  static void privileged() throws Exception {
    Class<?> own = AccessController.doPrivileged((PrivilegedAction<Class<?>>)() -> Privileged.class);
    AccessController.doPrivileged((PrivilegedAction<Class<?>>)() -> Other.class);
    own.getDeclaredConstructor().newInstance();
  }

  // A part that is unknown: any class whose name fits.
  static void partly(String[] arguments) throws Exception {
    String part = arguments.length == 0 ? System.getenv("TRACED") : arguments[0];
    Class.forName("Traced$Ends" + part).getDeclaredConstructor().newInstance();
  }

  public static void main(String[] arguments) throws Exception {
    joined("Joined");
    built();
    listed();
    helped();
    notHelped();
    privileged();
    partly(arguments);
  }
}
