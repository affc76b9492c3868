// The method is found in a superclass, and runs in the subclass.
package reflection;

public class InheritedMethod {
  public abstract static class Base {
    public void act() {
      step();
    }

    abstract void step();
  }

  public static class Derived extends Base {
    @Override
    void step() {}
  }

  public static void main(String[] arguments) throws Exception {
    Derived.class.getMethod("act").invoke(new Derived());
  }
}
