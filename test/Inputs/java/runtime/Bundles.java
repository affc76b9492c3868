import java.util.ListResourceBundle;
import java.util.Locale;
import java.util.ResourceBundle;

/** Resource bundles: classes that are found by base name and locale. */
public class Bundles {
  public static class Texts extends ListResourceBundle {
    protected Object[][] getContents() {
      return new Object[][] {{"key", "value"}};
    }
  }

  public static class Texts_de extends ListResourceBundle {
    protected Object[][] getContents() {
      return new Object[][] {{"key", "Wert"}};
    }
  }

  public static class Other extends ListResourceBundle {
    protected Object[][] getContents() {
      return new Object[][] {{"key", "other"}};
    }
  }

  public static void main(String[] arguments) {
    ResourceBundle.getBundle("Bundles$Texts", Locale.GERMAN).getString("key");
  }
}
