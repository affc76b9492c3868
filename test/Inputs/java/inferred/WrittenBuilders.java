// Builders that methods of the platform write; each class says its name when it is made.
import java.util.ArrayList;
import java.util.Formatter;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

public class WrittenBuilders {
  interface Named {}

  static class Said implements Named {
    Said() {
      System.out.println(getClass().getName());
    }
  }

  static class Matched extends Said {}

  static class Formatted extends Said {}

  static class Listed extends Said {}

  static class Read extends Said {}

  /** Has another supertype than what is cast to. */
  static class Other {}

  static void make(String name) throws Exception {
    Named made = (Named) Class.forName(name).getDeclaredConstructor().newInstance();
  }

  static void matched() throws Exception {
    Matcher matcher = Pattern.compile("#").matcher("WrittenBuilders#Matched");
    StringBuffer name = new StringBuffer();
    matcher.find();
    matcher.appendReplacement(name, "\\$");
    matcher.appendTail(name);
    make(name.toString());
  }

  static void formatted() throws Exception {
    StringBuilder name = new StringBuilder();
    new Formatter(name).format("%s$%s", "WrittenBuilders", "Formatted");
    make(name.toString());
  }

  static void listed() throws Exception {
    StringBuilder name = new StringBuilder("WrittenBuilders$");
    List<StringBuilder> list = new ArrayList<>();
    list.add(name);
    list.get(0).append("Listed");
    make(name.toString());
  }

  static void read() throws Exception {
    StringBuilder name = new StringBuilder("WrittenBuilders$Read");
    if (!"other".contentEquals(name))
      Class.forName(name.toString()).getDeclaredConstructor().newInstance();
  }

  public static void main(String[] arguments) throws Exception {
    matched();
    formatted();
    listed();
    read();
  }
}
