// Names that String.join and streams put together; each class says its name when it is made.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class JoinedTexts {
  static class Said {
    Said() {
      System.out.println(getClass().getName());
    }
  }

  static class Listed extends Said {}

  static class Filled extends Said {}

  static class Streamed extends Said {}

  static class Mapped extends Said {}

  static class Referred extends Said {}

  static class Other extends Said {}

  static void listed() throws Exception {
    Class.forName(String.join("$", Arrays.asList("JoinedTexts", "Listed"))).getDeclaredConstructor().newInstance();
  }

  static void filled() throws Exception {
    List<String> names = new ArrayList<>();
    names.add("JoinedTexts");
    names.add("Filled");
    Class.forName(String.join("$", names)).getDeclaredConstructor().newInstance();
  }

  static void streamed() throws Exception {
    Class.forName(Stream.of("JoinedTexts", "Streamed").collect(Collectors.joining("$"))).getDeclaredConstructor().newInstance();
  }

  static void mapped() throws Exception {
    Class.forName(Stream.of("Mapped").map(name -> "JoinedTexts$" + name).findFirst().get()).getDeclaredConstructor().newInstance();
  }

  static void referred() throws Exception {
    for (String name : Arrays.asList("Referred").stream().map("JoinedTexts$"::concat).collect(Collectors.toList()))
      Class.forName(name).getDeclaredConstructor().newInstance();
  }

  public static void main(String[] arguments) throws Exception {
    listed();
    filled();
    streamed();
    mapped();
    referred();
  }
}
