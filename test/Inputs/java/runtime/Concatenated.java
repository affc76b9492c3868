/** String concatenation calls toString of its operands, whatever compiles it. */
public class Concatenated {
  static class Operand {
    @Override
    public String toString() {
      return "operand";
    }
  }

  static class Element {
    @Override
    public String toString() {
      return "element";
    }
  }

  static class Unused {
    @Override
    public String toString() {
      return "unused";
    }
  }

  record Point(Element x, int y) {}

  static String join(Object left, Object right) {
    return left + "," + right;
  }

  public static void main(String[] arguments) {
    join(new Operand(), 1);
    join(new Point(new Element(), 1), null);
    new Unused();
  }
}
