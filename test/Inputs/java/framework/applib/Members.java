package applib;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Proxy;

/** A library that uses what the application's classes have, by reflection. */
public class Members {
  /** Calls all methods without parameters. */
  public static void callAll(Object target) throws Exception {
    for (Method method : target.getClass().getDeclaredMethods())
      if (method.getParameterCount() == 0) {
        method.setAccessible(true);
        method.invoke(target);
      }
  }

  /** Makes an object of the class that a field's type has for its argument. */
  public static Object makeElement(Class<?> type) throws Exception {
    for (Field field : type.getDeclaredFields())
      if (field.getGenericType() instanceof ParameterizedType) {
        ParameterizedType generic = (ParameterizedType) field.getGenericType();
        Class<?> element = (Class<?>) generic.getActualTypeArguments()[0];
        Constructor<?> constructor = element.getDeclaredConstructor();
        constructor.setAccessible(true);
        return constructor.newInstance();
      }
    return null;
  }

  /** An object of all interfaces that a class has. */
  public static Object wrap(Class<?> type, InvocationHandler handler) {
    return Proxy.newProxyInstance(type.getClassLoader(), type.getInterfaces(), handler);
  }
}
