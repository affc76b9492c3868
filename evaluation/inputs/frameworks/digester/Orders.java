// Objects that Commons Digester makes of XML by rules: created by class name, filled by properties, linked by methods.
package depot;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.digester.Digester;

public class Orders {
  private final List<Order> orders = new ArrayList<>();
  private String owner;

  public void setOwner(String owner) { this.owner = owner; }

  public void addOrder(Order order) { orders.add(order); }

  public static class Order {
    private final List<Item> items = new ArrayList<>();
    private String note = "";
    private int number;
    private boolean express;

    public void setNumber(int number) { this.number = number; }

    public void setExpress(boolean express) { this.express = express; }

    public void addItem(Item item) { items.add(item); }

    public void remark(String text) { note = text; }

    @Override
    public String toString() { return number + (express ? "!" : "") + note + items; }
  }

  public static class Item {
    private String name;
    private long count;

    public String getName() { return name; }

    public void setName(String name) { this.name = name; }

    public void setCount(long count) { this.count = count; }

    @Override
    public String toString() { return count + " " + name; }
  }

  public static void main(String[] arguments) throws Exception {
    Digester digester = new Digester();
    digester.addObjectCreate("orders", Orders.class);
    digester.addSetProperties("orders");
    digester.addObjectCreate("orders/order", "depot.Orders$Order");
    digester.addSetProperties("orders/order");
    digester.addSetNext("orders/order", "addOrder");
    digester.addCallMethod("orders/order/note", "remark", 0);
    digester.addObjectCreate("orders/order/item", Item.class);
    digester.addSetProperties("orders/order/item");
    digester.addSetNext("orders/order/item", "addItem");
    Orders read = (Orders) digester.parse(Orders.class.getResourceAsStream("/orders.xml"));
    System.out.println(read.owner + read.orders);
  }
}
