// A table of 25 objects of one class, and two objects of another.
public class Many {
  static class Own {
    Object next;
  }

  static class Other {
    Object next;
  }

  static Own[] table;
  static Own any;
  static Other first, second;

  public static void main(String[] arguments) {
    table = new Own[] {
      new Own(), new Own(), new Own(), new Own(), new Own(),
      new Own(), new Own(), new Own(), new Own(), new Own(),
      new Own(), new Own(), new Own(), new Own(), new Own(),
      new Own(), new Own(), new Own(), new Own(), new Own(),
      new Own(), new Own(), new Own(), new Own(), new Own()
    };
    any = table[arguments.length];
    first = new Other();
    second = new Other();
  }
}
