// Parameter types that a constant of the class holds, and a method whose name is unknown but whose result is cast.
public class ConstantTypes {
  private static final Class<?>[] ONE = {String.class};
  private static final Class<?>[] CHANGED = {String.class};

  public static class Overloaded {
    public void taken(String text) {}

    public void taken(Integer never) {
      neverHere();
    }

    public void other(String text) {}

    public void other(Integer number) {}

    private void neverHere() {}
  }

  public static class Made {
    public void use() {}
  }

  public static class Factory {
    public Made taken() {
      return new Made();
    }

    public String never() {
      return "";
    }

    public void neverVoid() {}
  }

  public static void main(String[] arguments) throws Exception {
    Overloaded.class.getMethod("taken", ONE).invoke(new Overloaded(), "text");
    CHANGED[0] = Integer.class;
    Overloaded.class.getMethod("other", CHANGED).invoke(new Overloaded(), 1);
    String name = System.getProperty("no.such.property") + arguments.length;
    Made made = (Made) Factory.class.getMethod(name.equals("null0") ? name.replace("null0", decode()) : name).invoke(new Factory());
    made.use();
  }

  /** Text that is not followed. */
  private static String decode() {
    StringBuilder text = new StringBuilder();
    for (int letter : new int[] {115, 96, 106, 100, 109})
      text.append((char) (letter + 1));
    return text.toString();
  }
}
