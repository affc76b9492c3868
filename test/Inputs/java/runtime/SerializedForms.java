import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.Comparator;

/** What serialization does in another way than with most objects: lambdas, records, constants of enums. */
public class SerializedForms {
  record Point(int x, Object label) implements Serializable {
    Point {
      made();
    }

    static void made() {}
  }

  enum Side {
    LEFT {
      @Override
      void use() {}
    };

    abstract void use();
  }

  interface Action extends Serializable {
    void run();
  }

  record Captured(String text) implements Serializable {
    void use() {}
  }

  /** The cast of what `comparing` makes is to Serializable first: a marker that is in a flag. */
  static int compare(String a, String b) {
    Comparator<String> byLength = Comparator.comparing(String::length);
    return byLength.thenComparing(Comparator.reverseOrder()).compare(a, b);
  }

  static Action makeAction(Captured captured) {
    return () -> captured.use();
  }

  static Action neverMade() {
    return () -> unused();
  }

  static void unused() {}

  static class NeverWritten {
    static Object makeLambda() {
      return (Runnable & Serializable) () -> unused();
    }
  }

  public static void main(String[] arguments) throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ObjectOutputStream out = new ObjectOutputStream(bytes);
    out.writeObject(new Point(1, "a"));
    out.writeObject(Side.LEFT);
    out.writeObject(makeAction(new Captured("b")));
    out.close();
    ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()));
    System.out.println(((Point) in.readObject()).label().hashCode());
    ((Side) in.readObject()).use();
    ((Action) in.readObject()).run();
    System.out.println(compare("c", "dd"));
  }
}
