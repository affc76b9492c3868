// Beans that json-lib writes as JSON and reads again.
package menu;

import net.sf.json.JSONObject;

public class Menu {
  public static class Dish {
    private String name;
    private double price;
    private Cook cook;

    public String getName() { return name; }

    public void setName(String name) { this.name = name; }

    public double getPrice() { return price; }

    public void setPrice(double price) { this.price = price; }

    public Cook getCook() { return cook; }

    public void setCook(Cook cook) { this.cook = cook; }

    public boolean isCheap() { return price < 5; }
  }

  public static class Cook {
    private String nick;

    public String getNick() { return nick; }

    public void setNick(String nick) { this.nick = nick; }
  }

  public static void main(String[] arguments) {
    Dish dish = new Dish();
    dish.setName("soup");
    dish.setPrice(3.5);
    dish.setCook(new Cook());
    dish.getCook().setNick("Bo");
    JSONObject written = JSONObject.fromObject(dish);
    Dish read = (Dish) JSONObject.toBean(JSONObject.fromObject(written.toString()), Dish.class);
    System.out.println(read.getName() + " " + read.getCook().getNick());
  }
}
