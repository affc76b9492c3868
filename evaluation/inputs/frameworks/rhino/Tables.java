// A script that Rhino runs: it makes and uses objects of the application, implements an interface, and calls functions of the host.
package tables;

import java.util.ArrayList;
import java.util.List;
import org.mozilla.javascript.Context;
import org.mozilla.javascript.Function;
import org.mozilla.javascript.Scriptable;
import org.mozilla.javascript.ScriptableObject;

public class Tables {
  public interface Rule {
    boolean accepts(Row row);
  }

  public static class Row {
    private final String name;
    public int size;

    public Row(String name) { this.name = name; }

    public String getName() { return name; }

    public int getWeight() { return size * 2; }

    public void setWeight(int weight) { size = weight / 2; }
  }

  public static class Table {
    private final List<Row> rows = new ArrayList<>();

    public Table add(Row row) {
      rows.add(row);
      return this;
    }

    public int count(Rule rule) {
      int count = 0;
      for (Row row : rows)
        count += rule.accepts(row) ? 1 : 0;
      return count;
    }
  }

  public static class Counter extends ScriptableObject {
    private int steps;

    @Override
    public String getClassName() { return "Counter"; }

    public void jsConstructor(int from) { steps = from; }

    public int jsGet_next() { return ++steps; }

    public void jsFunction_skip() { steps += 10; }
  }

  private static final String SCRIPT = "var Row = Packages.tables.Tables.Row;\n"
      + "table.add(new Row('a')).add(new Row('bc'));\n"
      + "var row = new Row('d'); row.weight = 8; row.size += 1; table.add(row);\n"
      + "var counter = new Counter(3); counter.skip();\n"
      + "function report(text) { return text + ' ' + row.name + ' ' + row.weight + ' ' + counter.next; }\n"
      + "table.count(new Packages.tables.Tables.Rule({accepts: function(row) { return row.name.length() < 2; }}))";

  public static void main(String[] arguments) throws Exception {
    Context context = Context.enter();
    try {
      context.setOptimizationLevel(-1);
      Scriptable scope = context.initStandardObjects();
      ScriptableObject.defineClass(scope, Counter.class);
      ScriptableObject.putProperty(scope, "table", Context.javaToJS(new Table(), scope));
      Object count = context.evaluateString(scope, SCRIPT, "script", 1, null);
      Function report = (Function) scope.get("report", scope);
      System.out.println(count + " " + Context.toString(report.call(context, scope, scope, new Object[] {"report"})));
    } finally {
      Context.exit();
    }
  }
}
