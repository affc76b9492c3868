package app;

import applib.Enhancer;
import applib.Interceptor;
import java.lang.reflect.Method;

/** A class of which a library generates a subclass. */
public class Intercepted {
  public static class Real {
    public Real() {
      System.out.println("Real.new");
    }

    public String name() {
      return "real";
    }
  }

  public static class NeverEnhanced {
    public NeverEnhanced() {
      System.out.println("NeverEnhanced.new");
    }
  }

  static class Logging implements Interceptor {
    @Override
    public Object intercept(Object self, Method method, Object[] arguments) {
      System.out.println("Logging.intercept");
      return method.getName();
    }

    public Object other(Object self) {
      System.out.println("Logging.other");
      return self;
    }
  }

  public static void main(String[] arguments) throws Exception {
    Real real = (Real) Enhancer.enhance(Real.class, new Logging());
    System.out.println(real.name());
  }
}
