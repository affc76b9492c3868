/** Classes, methods and arguments by names from the command line, which no analysis sees. */
public class AsRecorded {
  public abstract static class Base {
    public Object made;
    public void use() {}
  }

  public static class Named extends Base {
    public Named(Object made) {
      this.made = made;
    }

    @Override
    public void use() {
      ((Base) made).use();
    }
  }

  public static class Inner extends Base {
    @Override
    public void use() {
      System.out.println("Inner.use");
    }

    public String say(Object what) {
      return "Inner says " + what;
    }
  }

  public static class Never extends Base {
    @Override
    public void use() {
      System.out.println("Never.use");
    }
  }

  public static void main(String[] args) throws Exception {
    Object inner = Class.forName(args[1]).getConstructor().newInstance();
    Base named = (Base) Class.forName(args[0]).getConstructor(Object.class).newInstance(inner);
    named.use();
    System.out.println(inner.getClass().getMethod(args[2], Object.class).invoke(inner, "it"));
  }
}
