// Names of classes that methods of strings make; each class prints its name when it is made.
public class Texts {
  static class Said {
    Said() {
      System.out.println(getClass().getName());
    }
  }

  static class Cut extends Said {}

  static class CutAtSign extends Said {}

  static class Split extends Said {}

  static class NotSplit extends Said {}

  static class Replaced extends Said {}

  static class Formatted extends Said {}

  static class Joined extends Said {}

  static class Upper extends Said {}

  static class Listed extends Said {}

  static class Other extends Said {}

  enum Kind { Listed }

  static void make(String name) throws Exception {
    Class.forName(name).getDeclaredConstructor().newInstance();
  }

  static void cut() throws Exception {
    Class.forName("class:Texts$Cut".substring(6)).getDeclaredConstructor().newInstance();
  }

  static void cutAtSign() throws Exception {
    String entry = "name=Texts$CutAtSign;Texts$Other";
    String name = entry.substring(entry.indexOf('=') + 1, entry.indexOf(";"));
    Class.forName(name).getDeclaredConstructor().newInstance();
  }

  static void split() throws Exception {
    Class.forName("Texts$NotSplit , Texts$Split".split("\\s*,\\s*")[1]).getDeclaredConstructor().newInstance();
  }

  static void replaced() throws Exception {
    Class.forName("Texts/Replaced".replace('/', '$')).getDeclaredConstructor().newInstance();
  }

  static void formatted() throws Exception {
    Class.forName(String.format("%s$%s", "Texts", "Formatted")).getDeclaredConstructor().newInstance();
  }

  static void joined() throws Exception {
    Class.forName(String.join("$", "Texts", "Joined")).getDeclaredConstructor().newInstance();
  }

  static void upper() throws Exception {
    Class.forName("Texts$" + "u".toUpperCase() + "pper").getDeclaredConstructor().newInstance();
  }

  static void listed(Kind kind) throws Exception {
    Class.forName(Texts.class.getName() + '$' + kind.name()).getDeclaredConstructor().newInstance();
  }

  public static void main(String[] arguments) throws Exception {
    cut();
    cutAtSign();
    split();
    replaced();
    formatted();
    joined();
    upper();
    listed(Kind.Listed);
  }
}
