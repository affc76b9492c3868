package lib;

public class Helper {
  public static int twice(int x) {
    return 2 * x;
  }
  public static void main(String[] args) {}
}
