// A class is initialised by the instructions that JVMS 5.5 names, its superinterface only for its default method.
package recall;

public class ClassInitialiser {
  interface WithDefault {
    Object token = make("interface");

    default void used() {}
  }

  static class Base {
    static Object token = make("superclass");
  }

  static class Derived extends Base implements WithDefault {
    static Object token = make("class");
  }

  static Object make(String what) {
    return what;
  }

  public static void main(String[] arguments) {
    new Derived();
  }
}
