// Compiled against an Egg that extends nothing.
public class Hen extends Egg {
  public static void main(String[] arguments) {}
}

class Egg {}
