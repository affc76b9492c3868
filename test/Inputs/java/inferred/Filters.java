// Members that a loop takes by what it asks of them, and members of other kinds that come out of one list.
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;

public class Filters {
  @Retention(RetentionPolicy.RUNTIME)
  @interface Take {}

  public static class Annotated {
    @Take
    public void taken() {}

    public void neverCalled() {}
  }

  public static class Tested {
    @Take
    public void taken() {}

    public void neverCalled() {}
  }

  public static class Static {
    public static void taken() {}

    public void neverCalled() {}

    public static void neverCalledWith(String text) {}
  }

  public static class Typed {
    public Integer taken() {
      return null;
    }

    public String neverCalled() {
      return null;
    }

    public static Integer neverCalledStatic() {
      return null;
    }
  }

  public static class Both {
    public void taken() {}

    @Take
    public void takenToo() {}
  }

  static class Value {
    void go() {}
  }

  static class Never {
    void go() {}
  }

  public static class Fields {
    @Take public Object taken = new Value();
    public Object other = new Never();
  }

  public static class Listed {
    public Listed() {}

    public Listed(Listed other) {
      neverCalled();
    }

    void neverCalled() {}

    public void called(Listed other) {}
  }

  static void byAnnotation() throws Exception {
    for (Method method : Annotated.class.getDeclaredMethods())
      if (method.isAnnotationPresent(Take.class))
        method.invoke(new Annotated());
    for (Method method : Tested.class.getDeclaredMethods()) {
      Take take = method.getAnnotation(Take.class);
      if (take == null)
        continue;
      method.invoke(new Tested());
    }
    for (Field field : Fields.class.getFields())
      if (field.isAnnotationPresent(Take.class))
        ((Value) field.get(new Fields())).go();
  }

  static void byFlags() throws Exception {
    for (Method method : Static.class.getDeclaredMethods()) {
      if (!Modifier.isStatic(method.getModifiers()) || method.getParameterCount() != 0)
        continue;
      method.invoke(null);
    }
  }

  static void byType() throws Exception {
    for (Method method : Typed.class.getDeclaredMethods())
      if (method.getReturnType().equals(Integer.class) && !Modifier.isStatic(method.getModifiers()))
        method.invoke(new Typed());
  }

  /** What is asked decides nothing. */
  static void whatever() throws Exception {
    List<Method> found = new ArrayList<>();
    for (Method method : Both.class.getDeclaredMethods()) {
      if (method.isAnnotationPresent(Take.class))
        found.add(method);
      method.invoke(new Both());
    }
  }

  static void outOfList() throws Exception {
    List<Object> members = new ArrayList<>();
    members.add(Listed.class.getConstructor(Listed.class));
    members.add(Listed.class.getMethod("called", Listed.class));
    for (Object member : members)
      if (member instanceof Method)
        ((Method) member).invoke(new Listed(), new Listed());
  }

  public static void main(String[] arguments) throws Exception {
    byAnnotation();
    byFlags();
    byType();
    whatever();
    outOfList();
    new Never();
  }
}
