// Names that no constant of the program holds: they come from a file beside the classes.
package reflection;

import java.io.IOException;
import java.io.InputStream;
import java.util.Properties;

public class Names {
  static String get(String key) throws IOException {
    try (InputStream file = Names.class.getResourceAsStream("names.properties")) {
      Properties names = new Properties();
      names.load(file);
      return names.getProperty(key);
    }
  }
}
