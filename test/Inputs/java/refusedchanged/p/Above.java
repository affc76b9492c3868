// refused: a method has become final, and members protected.
package p;

public class Above {
  protected int field;

  public final void method() {}

  protected void hidden() {}

  private final void own() {}
}
