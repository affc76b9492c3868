package app;

import java.util.List;
import applib.Members;

/** A class that only a generic signature names. */
public class Generic {
  static class Item {
    Item() {
      System.out.println("Item.new");
    }
  }

  static class Unnamed {
    Unnamed() {
      System.out.println("Unnamed.new");
    }
  }

  static class Order {
    List<Item> items;
    Object unnamed;
  }

  public static void main(String[] arguments) throws Exception {
    Members.makeElement(Order.class);
  }
}
