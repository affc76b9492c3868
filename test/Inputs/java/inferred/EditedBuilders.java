// Names that builders hold after changes at places; each class says its name when it is made.
public class EditedBuilders {
  static class Said {
    Said() {
      System.out.println(getClass().getName());
    }
  }

  static class Inserted extends Said {}

  static class Deleted extends Said {}

  static class Ended extends Said {}

  static class Marked extends Said {}

  static class Replaced extends Said {}

  static class Other extends Said {}

  static void inserted() throws Exception {
    StringBuilder name = new StringBuilder("EditedBuilders$ted");
    name.insert(15, "Inser");
    Class.forName(name.toString()).getDeclaredConstructor().newInstance();
  }

  static void deleted() throws Exception {
    StringBuilder name = new StringBuilder("EditedBuilders$No,Deleted");
    name.delete(15, 18);
    Class.forName(name.toString()).getDeclaredConstructor().newInstance();
  }

  static void ended() throws Exception {
    StringBuilder name = new StringBuilder("EditedBuilders$");
    name.append("Ended").append(',');
    name.setLength(name.length() - 1);
    Class.forName(name.toString()).getDeclaredConstructor().newInstance();
  }

  static void marked() throws Exception {
    StringBuilder name = new StringBuilder("EditedBuilders.Marked");
    name.setCharAt(14, '$');
    Class.forName(name.toString()).getDeclaredConstructor().newInstance();
  }

  static void replaced() throws Exception {
    StringBuilder name = new StringBuilder("EditedBuilders$_d");
    name.replace(15, 16, "Replace");
    Class.forName(name.toString()).getDeclaredConstructor().newInstance();
  }

  public static void main(String[] arguments) throws Exception {
    inserted();
    deleted();
    ended();
    marked();
    replaced();
  }
}
