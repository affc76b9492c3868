// Classes by their module and name, of a nest, and of the constants of an enum; each says its name when it is made.
public class Nest {
  static class Said {
    Said() {
      System.out.println(getClass().getName());
    }
  }

  static class Member extends Said {}

  enum Kind {
    FIRST,
    SECOND;

    Class<?> find() throws Exception {
      return Class.forName("Kinds$" + name());
    }
  }

  public static void main(String[] arguments) throws Exception {
    Class.forName(Nest.class.getModule(), "Kinds$InModule").getDeclaredConstructor().newInstance();
    for (Class<?> each : Said.class.getNestMembers())
      if (each == Member.class) each.getDeclaredConstructor().newInstance();
    for (Kind kind : Kind.values()) kind.find().getDeclaredConstructor().newInstance();
    Class.forName("Kinds$FIRST").getNestHost().getDeclaredConstructor().newInstance();
  }
}

class Kinds extends Nest.Said {
  static class InModule extends Nest.Said {}

  static class FIRST extends Nest.Said {}

  static class SECOND extends Nest.Said {}

  static class Other extends Nest.Said {}
}
