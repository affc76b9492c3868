// Classes that are not known and members that are, and the other way round.
import java.lang.reflect.Field;
import java.lang.reflect.Method;

public class MemberUses {
  public static class Odd {
    public static void performOddAction() {
      System.out.println("performOddAction");
    }

    public static void performEvenAction() {
      System.out.println("performEvenAction");
    }
  }

  public static class Task {
    public void plain() {
      System.out.println("plain");
    }

    public void taking(String text) {
      System.out.println("taking");
    }
  }

  public static class Kept {
    void use() {
      System.out.println("use");
    }
  }

  static class Box {
    Kept kept = new Kept();
  }

  public static class Tests {
    public void testOne() {
      System.out.println("testOne");
    }

    public void testTwo() {
      System.out.println("testTwo");
    }

    public void helper() {
      System.out.println("helper");
    }

    public void hidden() {
      System.out.println("hidden");
    }
  }

  static void byName(String owner) throws Exception {
    Class.forName(owner).getMethod("performOddAction").invoke(null);
  }

  static void ofKnownClass(String name) throws Exception {
    Task.class.getMethod(name).invoke(new Task());
  }

  static void ofKnownField(String name) throws Exception {
    ((Kept) Box.class.getDeclaredField(name).get(new Box())).use();
  }

  static void inLoop() throws Exception {
    for (Method each : Tests.class.getDeclaredMethods())
      if (each.getName().startsWith("test"))
        each.invoke(new Tests());
  }

  static Method find(Class<?> owner, String name) {
    for (Method each : owner.getMethods())
      if (each.getName().equals(name))
        return each;
    return null;
  }

  static void byHelper() throws Exception {
    find(Tests.class, "helper").invoke(new Tests());
  }

  // Implies nothing for the others.
  static void allBut() throws Exception {
    for (Field each : Box.class.getDeclaredFields())
      if (!each.getName().equals("nothing"))
        ((Kept) each.get(new Box())).use();
  }

  public static void main(String[] names) throws Exception {
    byName(names[0]);
    ofKnownClass(names[1]);
    ofKnownField(names[2]);
    inLoop();
    byHelper();
    allBut();
  }
}
