import java.io.IOException;
import java.io.InputStream;

/** The JVM asks a class loader of the program for the classes that its classes name. */
public class Loaders {
  static class Own extends ClassLoader {
    Own(ClassLoader parent) {
      super(parent);
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (!name.startsWith("Loaders$Loaded")) {
        return super.loadClass(name, resolve);
      }
      return define(name);
    }

    Class<?> define(String name) throws ClassNotFoundException {
      try (InputStream in = getResourceAsStream(name + ".class")) {
        byte[] bytes = in.readAllBytes();
        return defineClass(name, bytes, 0, bytes.length);
      } catch (IOException problem) {
        throw new ClassNotFoundException(name, problem);
      }
    }
  }

  public static class Loaded implements Runnable {
    public void run() {
      new LoadedToo();
    }
  }

  static class LoadedToo {}

  public static void main(String[] arguments) throws Exception {
    Class<?> loaded = new Own(Loaders.class.getClassLoader()).loadClass("Loaders$Loaded");
    ((Runnable) loaded.getDeclaredConstructor().newInstance()).run();
  }
}
