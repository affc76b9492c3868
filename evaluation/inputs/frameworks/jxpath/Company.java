// Paths over objects of the application: properties, functions, constructors and a factory.
package company;

import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import org.apache.commons.jxpath.AbstractFactory;
import org.apache.commons.jxpath.ClassFunctions;
import org.apache.commons.jxpath.JXPathContext;
import org.apache.commons.jxpath.Pointer;

public class Company {
  private final List<Worker> workers = Arrays.asList(new Worker("Ada", 3), new Worker("Bo", 5));
  private Address address;

  public List<Worker> getWorkers() { return workers; }

  public Address getAddress() { return address; }

  public void setAddress(Address address) { this.address = address; }

  public static class Worker {
    private final String name;
    private int rank;

    public Worker(String name, int rank) {
      this.name = name;
      this.rank = rank;
    }

    public String getName() { return name; }

    public int getRank() { return rank; }

    public void setRank(int rank) { this.rank = rank; }
  }

  public static class Address {
    private String town;

    public String getTown() { return town; }

    public void setTown(String town) { this.town = town; }
  }

  public static class Tools {
    public static String shout(String text) { return text.toUpperCase(); }
  }

  public static class Makers extends AbstractFactory {
    @Override
    public boolean createObject(JXPathContext context, Pointer pointer, Object parent, String name, int index) {
      ((Company) parent).setAddress(new Address());
      return name.equals("address");
    }
  }

  public static void main(String[] arguments) {
    JXPathContext context = JXPathContext.newContext(new Company());
    context.setFunctions(new ClassFunctions(Tools.class, "tools"));
    context.setFactory(new Makers());
    context.setValue("workers[name = 'Bo']/rank", 7);
    context.createPathAndSetValue("address/town", "Ulm");
    System.out.println(context.getValue("sum(workers/rank)") + " " + context.getValue("tools:shout(address/town)"));
    for (Iterator<?> names = context.iterate("workers[rank > 2]/name"); names.hasNext();)
      System.out.println(names.next());
  }
}
