// Writes objects by their fields, those of elements of lists as well; each text says its name.
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.List;

public class WrittenObjects {
  static class Amount {
    @Override
    public String toString() {
      System.out.println("Amount");
      return "";
    }
  }

  static class Hidden {
    @Override
    public String toString() {
      System.out.println("Hidden");
      return "";
    }
  }

  static class Inner {
    Amount amount = new Amount();
    Object none;
  }

  static class Outer {
    Inner inner = new Inner();
    List<Inner> all = List.of(new Inner());
    transient Hidden hidden = new Hidden();
  }

  static void write(Object value, StringBuilder out) throws Exception {
    if (value == null) return;
    if (value instanceof List<?>) {
      for (Object each : (List<?>) value) write(each, out);
      return;
    }
    if (value.getClass().getName().startsWith("java.") || value instanceof Amount) {
      out.append(value);
      return;
    }
    for (Field field : value.getClass().getDeclaredFields())
      if (!Modifier.isTransient(field.getModifiers())) {
        field.setAccessible(true);
        write(field.get(value), out);
      }
  }

  public static void main(String[] arguments) throws Exception {
    write(new Outer(), new StringBuilder());
  }
}
