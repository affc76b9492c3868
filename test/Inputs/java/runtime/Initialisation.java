/** What initialises a class (JVMS 5.5), and what does not. */
public class Initialisation {
  static void seen() {}

  static class ByNew {
    static {
      seen();
    }
  }

  static class ByRead {
    static Object field = null;

    static {
      seen();
    }
  }

  static class ByWrite {
    static int field;

    static {
      seen();
    }
  }

  static class ByCall {
    static {
      seen();
    }

    static void call() {}
  }

  static class Base {
    static {
      seen();
    }

    static int inherited = Initialisation.class.hashCode();
  }

  static class Derived extends Base {
    static {
      seen();
    }
  }

  interface WithDefault {
    Object MARK = new Object();

    default void useful() {}
  }

  interface WithoutDefault {
    Object MARK = make();

    static Object make() {
      return new Object();
    }

    void abstractOnly();
  }

  static class Implementer implements WithDefault, WithoutDefault {
    public void abstractOnly() {}
  }

  static class ByInheritedField extends Base {
    static {
      seen();
    }
  }

  static class OfConstant {
    static final int CONSTANT = 5;

    static {
      seen();
    }
  }

  static class OfArray {
    static {
      seen();
    }
  }

  static class OfClassConstant {
    static {
      seen();
    }
  }

  static class OfInstanceTest {
    static {
      seen();
    }
  }

  static class ByReference {
    static {
      seen();
    }

    static void call() {}
  }

  public static void main(String[] arguments) {
    new ByNew();
    Object read = ByRead.field;
    ByWrite.field = 1;
    ByCall.call();
    new Derived();
    new Implementer().useful();
    int inherited = ByInheritedField.inherited;
    int constant = OfConstant.CONSTANT;
    Object array = new OfArray[1];
    Object constantClass = OfClassConstant.class;
    boolean is = array instanceof OfInstanceTest;
    Runnable reference = ByReference::call;
    reference.run();
  }
}
