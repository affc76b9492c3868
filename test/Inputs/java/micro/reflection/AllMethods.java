// Every method with a certain annotation is called.
package reflection;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.reflect.Method;

public class AllMethods {
  @Retention(RetentionPolicy.RUNTIME)
  public @interface Check {}

  public static class Suite {
    int done;

    @Check
    public void first() {
      ++done;
    }

    @Check
    public void second() {
      ++done;
    }

    public void helper() {}
  }

  public static void main(String[] arguments) throws Exception {
    Suite suite = new Suite();
    for (Method method : Suite.class.getMethods())
      if (method.isAnnotationPresent(Check.class)) method.invoke(suite);
  }
}
