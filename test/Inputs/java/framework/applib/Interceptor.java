package applib;

import java.lang.reflect.Method;

/** What generated classes call in the place of a method. */
public interface Interceptor {
  Object intercept(Object self, Method method, Object[] arguments) throws Exception;
}
