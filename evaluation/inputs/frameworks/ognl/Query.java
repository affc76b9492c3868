// Expressions that OGNL evaluates over objects of the application.
package query;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import ognl.Ognl;

public class Query {
  public static class Part {
    private final String label;
    private double price;

    public Part(String label, double price) {
      this.label = label;
      this.price = price;
    }

    public String getLabel() { return label; }

    public double getPrice() { return price; }

    public void setPrice(double price) { this.price = price; }

    public boolean cheaper(Part other) { return price < other.price; }
  }

  private final List<Part> parts = new ArrayList<>();

  public List<Part> getParts() { return parts; }

  public static double tax(double price) { return price * 1.2; }

  public static void main(String[] arguments) throws Exception {
    Query query = new Query();
    query.parts.add(new Part("bolt", 2));
    Map<String, Object> context = new HashMap<>();
    context.put("other", Ognl.getValue("new query.Query$Part('nut', 3.5)", context, query));
    Ognl.setValue("parts[0].price", context, query, 2.5);
    System.out.println(Ognl.getValue("parts.{label}", context, query) + " "
        + Ognl.getValue("parts[0].cheaper(#other)", context, query) + " "
        + Ognl.getValue("@query.Query@tax(parts[0].price)", context, query));
  }
}
