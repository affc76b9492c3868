// Names of classes that builders put together in several methods; each class prints its name when it is made.
public class Builders {
  static class Said {
    Said() {
      System.out.println(getClass().getName());
    }
  }

  static class Passed extends Said {}

  static class Given extends Said {}

  static class Kept extends Said {}

  static class IfSo extends Said {}

  static class IfNot extends Said {}

  static class Reversed extends Said {}

  static class Other extends Said {}

  private final StringBuilder kept = new StringBuilder();

  static void add(StringBuilder to, String text) {
    to.append(text);
  }

  static String finish(StringBuilder name) {
    return name.toString();
  }

  static StringBuilder begin() {
    return new StringBuilder("Builders").append('$');
  }

  static void passed() throws Exception {
    StringBuilder name = new StringBuilder();
    add(name, "Builders$");
    add(name, "Passed");
    Class.forName(finish(name)).getDeclaredConstructor().newInstance();
  }

  static void given() throws Exception {
    Class.forName(begin().append("Given").toString()).getDeclaredConstructor().newInstance();
  }

  void keep(String text) {
    kept.append(text);
  }

  void kept() throws Exception {
    keep("Builders");
    keep("$Kept");
    Class.forName(kept.toString()).getDeclaredConstructor().newInstance();
  }

  static void either(boolean isSo) throws Exception {
    StringBuilder name = new StringBuilder("Builders$If");
    if (isSo)
      name.append("So");
    else
      name.append("Not");
    Class.forName(name.toString()).getDeclaredConstructor().newInstance();
  }

  static void reversed() throws Exception {
    Class.forName(new StringBuilder("desreveR$sredliuB").reverse().toString()).getDeclaredConstructor().newInstance();
  }

  public static void main(String[] arguments) throws Exception {
    passed();
    given();
    new Builders().kept();
    either(true);
    either(false);
    reversed();
  }
}
