// Names in collections and of lambdas; the methods print their names when they run.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class NameTables {
  public void listed() {
    System.out.println("listed");
  }

  public void mapped() {
    System.out.println("mapped");
  }

  public void each() {
    System.out.println("each");
  }

  public void captured() {
    System.out.println("captured");
  }

  public void other() {
    System.out.println("other");
  }

  static void call(String name) {
    try {
      NameTables.class.getMethod(name).invoke(new NameTables());
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  static void ofList() throws Exception {
    List<String> names = new ArrayList<>();
    names.add("listed");
    for (String name : names)
      NameTables.class.getMethod(name).invoke(new NameTables());
  }

  static void ofMap() throws Exception {
    Map<String, String> names = new HashMap<>();
    names.put("key", "mapped");
    NameTables.class.getMethod(names.get("key")).invoke(new NameTables());
  }

  static void ofEach() {
    List.of("each").forEach(name -> call(name));
  }

  static void ofCapture(String name) {
    Runnable run = () -> call(name);
    run.run();
  }

  // What it holds is not used.
  static List<String> unused() {
    List<String> names = new ArrayList<>();
    names.add("other");
    return names;
  }

  public static void main(String[] arguments) throws Exception {
    unused();
    ofList();
    ofMap();
    ofEach();
    ofCapture("captured");
  }
}
