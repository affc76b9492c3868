package applib;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;

/** A library that gets names of classes on ways that no analysis follows, and looks for annotations. */
public class Scanner {
  /** A name as it comes out of bytes. */
  static String decode(int[] characters) {
    char[] text = new char[characters.length];
    for (int i = 0; i < text.length; ++i)
      text[i] = (char) characters[i];
    return new String(text);
  }

  static Object make(Class<?> type) throws Exception {
    Constructor<?> constructor = type.getDeclaredConstructor();
    constructor.setAccessible(true);
    return constructor.newInstance();
  }

  /** Calls and sets what is marked. */
  public static void run(int[] name) throws Exception {
    Class<?> type = Class.forName(decode(name));
    Object made = make(type);
    for (Field field : type.getDeclaredFields())
      if (field.isAnnotationPresent(Mark.class)) {
        field.setAccessible(true);
        field.set(made, make(field.getType()));
      }
    for (Method method : type.getDeclaredMethods())
      if (isMarked(method)) {
        method.setAccessible(true);
        method.invoke(made);
      }
  }

  private static boolean isMarked(Method method) {
    if (method.isAnnotationPresent(Mark.class))
      return true;
    for (java.lang.annotation.Annotation each : method.getAnnotations())
      if (each.annotationType().isAnnotationPresent(Mark.class))
        return true;
    return false;
  }

  /** Makes and starts what a configuration names. */
  public static void start(int[] name) throws Exception {
    ((Runnable) make(Class.forName(decode(name)))).run();
  }
}
