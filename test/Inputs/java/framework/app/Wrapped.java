package app;

import applib.Members;

/** A proxy whose interfaces the library asks the class for. */
public class Wrapped {
  interface Shown {
    void show();
  }

  interface Hidden {
    void hide();
  }

  static class Real implements Shown {
    @Override
    public void show() {
      System.out.println("Real.show");
    }
  }

  static Object handle(Object proxy, java.lang.reflect.Method method, Object[] arguments) throws Throwable {
    System.out.println("Wrapped.handle");
    return method.invoke(new Real(), arguments);
  }

  static class Quiet implements Hidden {
    @Override
    public void hide() {
      System.out.println("Quiet.hide");
    }
  }

  public static void main(String[] arguments) {
    ((Shown) Members.wrap(Real.class, Wrapped::handle)).show();
  }
}
