package pets;

// The worked example of docs/Analysis/Reflection.md; test/Analysis/Reflection/example.test has its edges.
public class Maker {
  static Object make(String kind) throws Exception {
    Class<?> type = Class.forName("pets." + kind);
    return type.getDeclaredConstructor().newInstance();
  }

  public static void main(String[] args) throws Exception {
    Pet dog = (Pet) make("Dog");
    dog.speak();
  }
}
