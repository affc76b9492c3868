// The constants of an enum are made by its initialiser, and found by name.
package reflection;

public class EnumValues {
  enum Colour {
    RED {
      @Override
      void paint() {}
    },
    BLUE {
      @Override
      void paint() {}
    };

    abstract void paint();
  }

  public static void main(String[] arguments) {
    Enum.valueOf(Colour.class, "RED").paint();
    for (Colour colour : Colour.class.getEnumConstants()) colour.paint();
  }
}
