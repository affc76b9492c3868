// Runs the methods of the classes that jir-random-bytecode writes, and prints a
// line for each call: what it returned or threw, and the hash of what it noted.
// java -Xverify:all -cp FOLDER:... RunRandom NUMBER-OF-CLASSES NUMBER-OF-METHODS
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

public class RunRandom {
  private static final Object[][] ARGUMENTS = {
      {0, 0L, 0f, 0d, "text"},
      {7, -1L, Float.NaN, 1e19, ""},
      {Integer.MIN_VALUE, Long.MAX_VALUE, -0f, Double.NaN, "seven"},
  };

  public static void main(String[] arguments) throws Exception {
    int classes = Integer.parseInt(arguments[0]);
    int methods = Integer.parseInt(arguments[1]);
    for (int i = 0; i < classes; i++)
      for (int j = 0; j < methods; j++)
        run("B" + i, "m" + j);
  }

  private static void run(String className, String name) throws Exception {
    Class<?> type = Class.forName(className);
    Method method = type.getMethod(name, int.class, long.class, float.class,
                                   double.class, String.class);
    Field fuel = type.getField("fuel"), hash = type.getField("hash");
    for (Object[] values : ARGUMENTS) {
      fuel.setInt(null, 40);
      hash.setLong(null, 17);
      String end;
      try {
        end = "returns " + method.invoke(null, values);
      } catch (InvocationTargetException thrown) {
        end = "throws " + thrown.getCause().getClass().getName();
      }
      System.out.println(className + "." + name + " " + end + " fuel " +
                         fuel.getInt(null) + " hash " + hash.getLong(null));
    }
  }
}
