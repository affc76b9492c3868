import java.util.EnumMap;
import java.util.EnumSet;

/** Enum constants that the class library asks of the class: values() runs. */
public class Enums {
  enum Plain {
    A,
    B {
      @Override
      void act() {}
    };

    void act() {}
  }

  enum InMap {
    A;

    void act() {}
  }

  enum InSet {
    A;

    void act() {}
  }

  enum ByName {
    A;

    void act() {}
  }

  enum Unused {
    A;

    void act() {}
  }

  public static void main(String[] arguments) {
    for (Plain each : Plain.values()) {
      each.act();
    }
    EnumMap<InMap, String> map = new EnumMap<>(InMap.class);
    map.put(InMap.A, "a");
    map.keySet().iterator().next().act();
    for (InSet each : EnumSet.allOf(InSet.class)) {
      each.act();
    }
    Enum.valueOf(ByName.class, "A").act();
  }
}
