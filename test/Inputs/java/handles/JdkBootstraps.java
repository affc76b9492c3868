// Call sites whose bootstrap methods are the JDK's: lambdas, method references, concatenations, methods of records.
import java.io.Serializable;
import java.util.function.Function;
import java.util.function.Supplier;

public class JdkBootstraps {
  static class Text {
    @Override
    public String toString() {
      return "text";
    }

    @Override
    public int hashCode() {
      return 1;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Text;
    }
  }

  record Pair(Text first, int second) {}

  interface Task extends Serializable {
    void run();
  }

  static class Made {
    Made() {}

    void use() {}
  }

  static void captured(Text text) {
    text.hashCode();
  }

  void bound() {}

  public static void main(String[] args) {
    Text text = new Text();
    Runnable lambda = () -> captured(text);
    lambda.run();
    Runnable bound = new JdkBootstraps()::bound;
    bound.run();
    Supplier<Made> constructor = Made::new;
    constructor.get().use();
    Function<Text, String> unbound = Text::toString;
    unbound.apply(text);
    Task task = () -> captured(text);
    task.run();
    String joined = "a " + new Pair(text, 1) + text;
    Pair pair = new Pair(text, joined.length());
    System.out.println(pair.equals(new Pair(text, 2)) || pair.hashCode() == 0);
  }
}
