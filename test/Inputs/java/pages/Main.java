// A main class without a package, as the pages record it.
public class Main {
  public static void main(String[] args) { System.out.println("words: " + args.length); }
}
