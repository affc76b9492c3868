// Names that no constant of the program holds: they come from a file beside the classes, which does not name them as they are.
package reflection;

import java.io.IOException;
import java.io.InputStream;
import java.util.Properties;

public class Names {
  static String get(String key) throws IOException {
    try (InputStream file = Names.class.getResourceAsStream("names.properties")) {
      Properties names = new Properties();
      names.load(file);
      return decode(names.getProperty(key));
    }
  }

  /** Each character is the one before. */
  private static String decode(String text) {
    char[] characters = text.toCharArray();
    for (int i = 0; i < characters.length; ++i)
      characters[i]--;
    return new String(characters);
  }
}
