// A library that loads the classes of a binary list, and calls their annotated factories.
package host;

import java.io.DataInputStream;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;

public class Host {
  public static void load() throws Exception {
    try (DataInputStream list = new DataInputStream(Host.class.getResourceAsStream("/plugins.dat"))) {
      for (int left = list.readUnsignedShort(); left > 0; --left)
        start(Host.class.getClassLoader().loadClass(list.readUTF()));
    }
  }

  private static void start(Class<?> type) throws Exception {
    if (type.getAnnotation(Plugin.class) == null)
      return;
    for (Method method : type.getDeclaredMethods())
      if (method.isAnnotationPresent(Factory.class) && Modifier.isStatic(method.getModifiers()))
        method.invoke(null).toString();
  }
}
