// Class loaders of the program; each class says its name when it is made.
import java.io.InputStream;

public class OwnLoaders {
  static class Said {
    Said() {
      System.out.println(getClass().getName());
    }
  }

  static class Renamed extends Said {}

  static class Found extends Said {}

  static class Other extends Said {}

  /** Has no supertype in the program: another loader defines it. */
  public static class Defined {
    public Defined() {
      System.out.println(getClass().getName());
    }
  }

  /** Puts a package before each name. */
  static class Renaming extends ClassLoader {
    @Override
    public Class<?> loadClass(String name) throws ClassNotFoundException {
      return super.loadClass("OwnLoaders$" + name);
    }
  }

  /** Has no parent, so that findClass is asked. */
  static class Finding extends ClassLoader {
    Finding() {
      super(null);
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      return OwnLoaders.class.getClassLoader().loadClass(name.replace('/', '$'));
    }
  }

  static class Defining extends ClassLoader {
    Class<?> define(String name) throws Exception {
      try (InputStream file = OwnLoaders.class.getResourceAsStream(name + ".class")) {
        byte[] bytes = file.readAllBytes();
        return defineClass(name, bytes, 0, bytes.length);
      }
    }
  }

  public static void main(String[] arguments) throws Exception {
    new Renaming().loadClass("Renamed").getDeclaredConstructor().newInstance();
    new Finding().loadClass("OwnLoaders/Found").getDeclaredConstructor().newInstance();
    new Defining().define("OwnLoaders$Defined").getDeclaredConstructor().newInstance();
  }
}
