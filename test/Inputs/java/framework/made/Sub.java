package made;

import applib.Interceptor;

/** What a library would generate: the test hides its class file. */
public class Sub extends app.Intercepted.Real {
  public static Interceptor interceptor;

  @Override
  public String name() {
    try {
      return (String) interceptor.intercept(this, app.Intercepted.Real.class.getMethod("name"), new Object[0]);
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }
}
