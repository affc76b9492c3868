// A native method makes the object that is called: Object.clone, and the classes of an array.
package recall;

public class NativeAllocation {
  static class Copied implements Cloneable {
    Copied copy() throws CloneNotSupportedException {
      return (Copied) clone();
    }

    void use() {}
  }

  public static void main(String[] arguments) throws Exception {
    new Copied().copy().use();
    Copied[] array = (Copied[]) java.lang.reflect.Array.newInstance(Copied.class, 1);
    array[0] = new Copied();
    array.clone()[0].use();
  }
}
