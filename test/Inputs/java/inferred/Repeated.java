// A builder in a field to which a method appends twice: what it holds is unknown.
public class Repeated {
  public static class CC {
    public void go() {}
  }

  private final StringBuilder name = new StringBuilder();

  void add(String text) {
    name.append(text);
  }

  Object make() throws Exception {
    return Class.forName(name.toString()).getDeclaredConstructor().newInstance();
  }

  public static void main(String[] arguments) throws Exception {
    Repeated repeated = new Repeated();
    repeated.add("Repeated$");
    for (int i = 0; i < 2; ++i)
      repeated.add("C");
    ((CC) repeated.make()).go();
  }
}
