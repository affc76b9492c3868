package app;

import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;

/** Objects that another run wrote. */
public class Stored {
  static class Base {
    Base() {
      System.out.println("Base.new");
    }
  }

  static class Item extends Base implements Serializable {
    private Part part;

    private void readObject(ObjectInputStream in) throws Exception {
      in.defaultReadObject();
      System.out.println("Item.readObject");
    }

    private Object readResolve() {
      System.out.println("Item.readResolve");
      return this;
    }
  }

  static class Part implements Serializable {
    private void readObject(ObjectInputStream in) throws Exception {
      System.out.println("Part.readObject");
    }
  }

  static class NotCast implements Serializable {
    private void readObject(ObjectInputStream in) throws Exception {
      System.out.println("NotCast.readObject");
    }
  }

  /** The run before. */
  public static class Write {
    public static void main(String[] arguments) throws Exception {
      try (ObjectOutputStream out = new ObjectOutputStream(new FileOutputStream(arguments[0]))) {
        Item item = new Item();
        item.part = new Part();
        out.writeObject(item);
      }
    }
  }

  public static void main(String[] arguments) throws Exception {
    try (ObjectInputStream in = new ObjectInputStream(new FileInputStream(arguments[0]))) {
      Item item = (Item) in.readObject();
      System.out.println(item.part != null);
    }
  }
}
