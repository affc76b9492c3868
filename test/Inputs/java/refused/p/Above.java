// A superclass of q's classes. refusedchanged has it as they must not find it.
package p;

public class Above {
  public int field;

  public void method() {}

  public void hidden() {}

  private void own() {}
}
