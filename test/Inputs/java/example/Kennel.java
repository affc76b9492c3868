package pets;

// The worked example of docs/Analysis/Defensive.md; test/Passes/defensive-example.test has its claims.
public class Kennel {
  static Box shared;

  public static void main(String[] args) {
    Box box = new Box();
    box.pet = new Dog();
    box.pet.speak();
    shared = box;
    box.pet.speak();
  }
}
