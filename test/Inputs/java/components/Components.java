import java.lang.reflect.RecordComponent;

/** Prints a record by its components, whose accessors reflection calls. */
public class Components {
  record Point(int x, Object label) {
    public int x() {
      System.out.println("x");
      return x;
    }

    public Object label() {
      System.out.println("label");
      return label;
    }

    /** No component has this name. */
    public int sum() {
      return 0;
    }
  }

  /** A record whose components are not asked for. */
  record Other(Object value) {
    public Object value() {
      return value;
    }
  }

  static void print(Object o) throws Exception {
    for (RecordComponent each : o.getClass().getRecordComponents())
      each.getAccessor().invoke(o);
  }

  public static void main(String[] arguments) throws Exception {
    print(new Point(1, "a"));
    System.out.println(new Other("b").hashCode() != 0);
    // No records.
    System.out.println(Object.class.getRecordComponents());
    System.out.println(Runnable.class.getRecordComponents());
    System.out.println(int.class.getRecordComponents());
    System.out.println(Record[].class.getRecordComponents());
  }
}
