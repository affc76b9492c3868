package files;

import java.io.BufferedReader;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.util.Properties;
import java.util.ResourceBundle;

/** Makes objects of classes that are named in text files beside the classes, or kept in a table of classes. */
public class Tables {
  public static class Named {
    Named() { System.out.println(getClass().getName()); }
  }

  public static class InProperties extends Named {}
  public static class InLines extends Named {}
  public static class InBundle extends Named {}
  public static class InService extends Named {}
  public static class InArray extends Named {}
  public static class Narrowed extends Named {}
  public static class Before__suffix extends Named {}
  public static class NeverRead extends Named {}
  public static class NotInArray extends Named {}

  static final Class<?>[] TABLE = new Class<?>[2];

  static {
    TABLE[0] = InArray.class;
  }

  static void make(String name) throws Exception {
    Class.forName(name).getDeclaredConstructor().newInstance();
  }

  static void properties() throws Exception {
    Properties table = new Properties();
    try (InputStream in = Tables.class.getResourceAsStream("table.properties")) {
      table.load(in);
    }
    for (String key : table.stringPropertyNames())
      Class.forName(table.getProperty(key)).getDeclaredConstructor().newInstance();
  }

  static void lines(String file) throws Exception {
    try (BufferedReader in = new BufferedReader(
        new InputStreamReader(ClassLoader.getSystemResourceAsStream(file)))) {
      for (String line; (line = in.readLine()) != null;)
        Class.forName(line.trim()).getDeclaredConstructor().newInstance();
    }
  }

  static void bundle() throws Exception {
    ResourceBundle bundle = ResourceBundle.getBundle("files.Bundle");
    Class.forName(bundle.getString("made")).getDeclaredConstructor().newInstance();
  }

  static void array(int index) throws Exception {
    TABLE[index].getDeclaredConstructor().newInstance();
  }

  static void narrowed() throws Exception {
    Class.forName("files.Tables$Narrowed").asSubclass(Named.class).getDeclaredConstructor().newInstance();
  }

  static void suffixed(String path) throws Exception {
    String name = path.substring(1);
    Class.forName(name.replace('/', '.') + "__suffix").getDeclaredConstructor().newInstance();
  }

  public static void main(String[] args) throws Exception {
    properties();
    lines("files/lines.txt");
    lines("META-INF/services/files.Tables$Named");
    bundle();
    array(args.length - 1);
    narrowed();
    suffixed(args[0]);
  }
}
