// A lambda that captures this, and calls a method of it that a subclass overrides.
package indy;

public class ThisLambda {
  static class Base {
    Runnable make() {
      return () -> act();
    }

    void act() {}
  }

  static class Derived extends Base {
    @Override
    void act() {}
  }

  public static void main(String[] arguments) {
    new Derived().make().run();
  }
}
