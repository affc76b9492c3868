// The JVM calls loadClass of a class's own loader where a class is named.
package recall;

import java.io.InputStream;

public class NoCallSite {
  static class Loader extends ClassLoader {
    Loader() {
      super(null);
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (!name.startsWith("recall.NoCallSite$")) return super.loadClass(name, resolve);
      Class<?> known = findLoadedClass(name);
      return known != null ? known : define(name);
    }

    Class<?> define(String name) throws ClassNotFoundException {
      String file = "/" + name.replace('.', '/') + ".class";
      try (InputStream stream = NoCallSite.class.getResourceAsStream(file)) {
        byte[] bytes = stream.readAllBytes();
        return defineClass(name, bytes, 0, bytes.length);
      } catch (java.io.IOException problem) {
        throw new ClassNotFoundException(name, problem);
      }
    }
  }

  public static class Named {
    static {
      initialised();
    }

    static void initialised() {}
  }

  public static class User implements Runnable {
    @Override
    public void run() {
      new Named();
    }
  }

  public static void main(String[] arguments) throws Exception {
    Class<?> user = new Loader().loadClass("recall.NoCallSite$User");
    ((Runnable) user.getDeclaredConstructor().newInstance()).run();
  }
}
