package letter;

import java.io.StringWriter;
import java.util.*;
import org.apache.velocity.VelocityContext;
import org.apache.velocity.app.VelocityEngine;
import org.apache.velocity.app.event.ReferenceInsertionEventHandler;

/** A template that calls getters and methods of the model. */
public class Letter {
  public static class Customer {
    private final String name;
    private final List<Bill> bills = new ArrayList<>();
    public Customer(String name) { this.name = name; }
    public String getName() { return name; }
    public List<Bill> getBills() { return bills; }
    public int total() { return bills.stream().mapToInt(Bill::getAmount).sum(); }
  }
  public static class Bill {
    private final int amount;
    Bill(int amount) { this.amount = amount; }
    public int getAmount() { return amount; }
    public boolean isPaid() { return amount < 10; }
    public String show(String unit) { return amount + unit; }
  }
  public static class Tools { public String upper(String text) { return text.toUpperCase(Locale.ROOT); } public Object get(String key) { return "<" + key + ">"; } }
  public static class Quote implements ReferenceInsertionEventHandler {
    @Override public Object referenceInsert(String reference, Object value) { return value; }
  }

  public static void main(String[] args) throws Exception {
    VelocityEngine engine = new VelocityEngine();
    engine.setProperty("resource.loader", "class");
    engine.setProperty("class.resource.loader.class", "org.apache.velocity.runtime.resource.loader.ClasspathResourceLoader");
    engine.setProperty("eventhandler.referenceinsertion.class", "letter.Letter$Quote");
    engine.setProperty("runtime.log.logsystem.class", "org.apache.velocity.runtime.log.NullLogChute");
    engine.init();
    Customer ann = new Customer("Ann");
    ann.getBills().add(new Bill(5));
    ann.getBills().add(new Bill(20));
    VelocityContext context = new VelocityContext();
    context.put("customer", ann);
    context.put("tools", new Tools());
    StringWriter out = new StringWriter();
    engine.getTemplate("letter.vm").merge(context, out);
    System.out.println(out);
  }
}
