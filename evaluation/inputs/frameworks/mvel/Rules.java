// Rules in the language of MVEL over objects of the application, compiled and interpreted.
package rules;

import java.io.Serializable;
import java.util.HashMap;
import java.util.Map;
import org.mvel2.MVEL;
import org.mvel2.templates.TemplateRuntime;

public class Rules {
  public static class Person {
    private final String name;
    private int age;
    public String city = "bern";

    public Person(String name, int age) {
      this.name = name;
      this.age = age;
    }

    public String getName() { return name; }

    public int getAge() { return age; }

    public void setAge(int age) { this.age = age; }

    public boolean olderThan(Person other) { return age > other.age; }
  }

  public static int limit(int years) { return years + 1; }

  public static void main(String[] arguments) {
    Map<String, Object> values = new HashMap<>();
    values.put("ann", new Person("ann", 30));
    Serializable rule = MVEL.compileExpression("bob = new rules.Rules$Person('bob', 20); bob.age = bob.age + 1; "
        + "ann.olderThan(bob) && ann.city == 'bern'");
    System.out.println(MVEL.executeExpression(rule, values));
    System.out.println(MVEL.eval("rules.Rules.limit(ann.age)", values));
    System.out.println(TemplateRuntime.eval("hello @{ann.name}", values));
  }
}
