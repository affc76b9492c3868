package applib;

import java.io.InputStream;
import java.lang.reflect.Constructor;

/** Defines a subclass of a class out of bytes. */
public class Enhancer extends ClassLoader {
  private Enhancer() {
    super(Enhancer.class.getClassLoader());
  }

  public static Object enhance(Class<?> type, Interceptor interceptor) throws Exception {
    try (InputStream in = Enhancer.class.getResourceAsStream("/sub.bin")) {
      byte[] bytes = in.readAllBytes();
      Class<?> made = new Enhancer().defineClass("made.Sub", bytes, 0, bytes.length);
      for (Constructor<?> constructor : type.getConstructors())
        if (constructor.getParameterCount() == 0)
          made.getField("interceptor").set(null, interceptor);
      return made.getDeclaredConstructor().newInstance();
    }
  }
}
