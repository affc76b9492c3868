// A part of the name is known: the rest comes from outside.
package reflection;

public class Substring {
  interface Codec {
    void code();
  }

  static class FastCodec implements Codec {
    @Override
    public void code() {}
  }

  public static void main(String[] arguments) throws Exception {
    String kind = Names.get("kind");
    Object made =
        Class.forName("reflection.Substring$" + kind + "Codec")
            .getDeclaredConstructor()
            .newInstance();
    ((Codec) made).code();
  }
}
