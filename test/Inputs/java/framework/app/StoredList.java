package app;

import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Objects that another run wrote: what collections in fields hold, their generic signatures tell. */
public class StoredList {
  static class Box implements Serializable {
    private final List<Item> items = new ArrayList<>();
    private final Map<String, Part> parts = new TreeMap<>();
  }

  static class Item implements Serializable {
    private void readObject(ObjectInputStream in) throws Exception {
      System.out.println("Item.readObject");
    }
  }

  static class Part implements Serializable {
    private void readObject(ObjectInputStream in) throws Exception {
      System.out.println("Part.readObject");
    }
  }

  static class NotHeld implements Serializable {
    private void readObject(ObjectInputStream in) throws Exception {
      System.out.println("NotHeld.readObject");
    }
  }

  /** The run before. */
  public static class Write {
    public static void main(String[] arguments) throws Exception {
      try (ObjectOutputStream out = new ObjectOutputStream(new FileOutputStream(arguments[0]))) {
        Box box = new Box();
        box.items.add(new Item());
        box.parts.put("part", new Part());
        out.writeObject(box);
      }
    }
  }

  public static void main(String[] arguments) throws Exception {
    try (ObjectInputStream in = new ObjectInputStream(new FileInputStream(arguments[0]))) {
      Box box = (Box) in.readObject();
      System.out.println(box.items.size() + box.parts.size());
    }
  }
}
