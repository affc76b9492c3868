// Expressions of JEXL over objects and functions of the application.
package rates;

import java.util.Collections;
import org.apache.commons.jexl2.Expression;
import org.apache.commons.jexl2.JexlContext;
import org.apache.commons.jexl2.JexlEngine;
import org.apache.commons.jexl2.MapContext;

public class Rates {
  public static class Account {
    private double balance = 100;
    public String owner = "Eve";

    public double getBalance() { return balance; }

    public void setBalance(double balance) { this.balance = balance; }

    public Account add(double amount) {
      balance += amount;
      return this;
    }

    public Object get(String name) { return "any " + name; }

    void secret() { balance = 0; }
  }

  public static class Functions {
    public double tax(double amount) { return amount * 0.2; }

    public static double half(double amount) { return amount / 2; }
  }

  public static void main(String[] arguments) {
    JexlEngine engine = new JexlEngine();
    engine.setFunctions(Collections.singletonMap("f", new Functions()));
    JexlContext context = new MapContext();
    context.set("account", new Account());
    for (String text : new String[] {"account.add(5.0).balance", "f:tax(account.balance)", "f:half(3.0)", "account.owner",
        "account.balance = 7.5", "new('rates.Rates$Account').getBalance()"}) {
      Expression expression = engine.createExpression(text);
      System.out.println(text + ": " + expression.evaluate(context));
    }
  }
}
