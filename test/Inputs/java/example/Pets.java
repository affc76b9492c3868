package pets;

// The worked example of docs/Analysis/PointsTo.md; test/Passes/points-to-example.test has its sets.
abstract class Pet {
  abstract void speak();
}

class Dog extends Pet {
  void speak() { Pets.last = this; }
}

class Cat extends Pet {
  void speak() { Pets.last = this; }
}

class Box {
  Pet pet;
}

public class Pets {
  static Pet last;

  public static void main(String[] args) {
    Box first = new Box();
    Box either = args.length == 0 ? first : new Box();
    first.pet = new Dog();
    either.pet = new Cat();
    Pet pet = first.pet;
    pet.speak();
    Dog dog = (Dog) pet;
    dog.speak();
  }
}
