// The methods of a record call those of its components.
package indy;

public class RecordMethods {
  static class Component {
    @Override
    public String toString() {
      return "c";
    }

    @Override
    public int hashCode() {
      return 1;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Component;
    }
  }

  record Pair(Component first, int second) {}

  public static void main(String[] arguments) {
    Pair pair = new Pair(new Component(), 1);
    pair.toString();
    pair.hashCode();
    pair.equals(new Pair(new Component(), 1));
  }
}
