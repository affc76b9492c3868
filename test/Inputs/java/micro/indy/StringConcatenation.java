// A concatenation calls toString.
package indy;

public class StringConcatenation {
  static class Shown {
    @Override
    public String toString() {
      return "shown";
    }
  }

  public static void main(String[] arguments) {
    String text = "is " + new Shown() + arguments.length;
  }
}
