// A field of an unknown class tells the class (R43), so the cast of its value adds no synthetic object.
public class Invented {
  interface I {
    void go();
  }

  static class A implements I {
    public void go() {}
  }

  static class Never implements I {
    public void go() {}
  }

  public static class Odd {
    public static I oddFieldName = new A();
  }

  static String decode(String text) {
    char[] characters = text.toCharArray();
    for (int i = 0; i < characters.length; ++i)
      characters[i]--;
    return new String(characters);
  }

  public static void main(String[] arguments) throws Exception {
    ((I) Class.forName(decode("Jowfoufe%Pee")).getField("oddFieldName").get(null)).go();
    new Never();
  }
}
