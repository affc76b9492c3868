/** Calls on an object that a reflective call returns, of which an analysis knows nothing: it is the square made by pick(). */
public class Unknown {
  abstract static class Shape {
    abstract void draw();
  }

  static class Square extends Shape implements Comparable<Square> {
    @Override
    void draw() {
      Brush.paint();
    }

    @Override
    public int compareTo(Square other) {
      return 0;
    }

    void enlarge() {
      System.out.println("never");
    }
  }

  /** Nothing makes one. */
  static class Circle extends Shape {
    @Override
    void draw() {
      Brush.clean();
    }
  }

  static class Brush {
    static {
      System.out.println("a brush");
    }

    static void paint() {
      System.out.println("paint");
    }

    static void clean() {
      System.out.println("never");
    }
  }

  public static Object pick() {
    return new Square();
  }

  @SuppressWarnings("unchecked")
  public static void main(String[] arguments) throws Exception {
    pick();
    Object picked = Unknown.class.getMethod(arguments[0]).invoke(null);
    ((Shape) picked).draw();
    System.out.println(((Comparable<Object>) picked).compareTo(picked));
  }
}
