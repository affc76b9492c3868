// A reference to a method of the superclass.
package indy;

public class SuperReference {
  static class Base {
    void act() {}
  }

  static class Derived extends Base {
    @Override
    void act() {
      Runnable runnable = super::act;
      runnable.run();
    }
  }

  public static void main(String[] arguments) {
    new Derived().act();
  }
}
