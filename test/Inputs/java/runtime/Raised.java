/** Exceptions that the JVM raises in one method and another catches, with what it knows of each. */
public class Raised {
  static class Own extends Error {
    Own() {}
  }

  static class Failing {
    static int value = Raised.zero() / Raised.zero();

    static void touch() {}
  }

  static class Throwing {
    static int value = raise();

    static int raise() {
      throw new Own();
    }
  }

  static class Plain {
    Object copy() throws CloneNotSupportedException {
      return super.clone();
    }
  }

  static native void absent();

  static int zero() {
    return 0;
  }

  static int divide(int by) {
    return 1 / by;
  }

  static int read(int[] array, int index) {
    return array[index];
  }

  static void store(Object[] array, Object value) {
    array[0] = value;
  }

  static int recurse(int depth) {
    return recurse(depth + 1) + 1;
  }

  static Object make(int length) {
    return new long[length][];
  }

  static void caughtDivision(Throwable caught) {}

  static void caughtRead(Throwable caught) {}

  static void caughtStore(Throwable caught) {}

  static void caughtCast(Throwable caught) {}

  static void caughtRecursion(Throwable caught) {}

  static void caughtLength(Throwable caught) {}

  static void caughtMemory(Throwable caught) {}

  static void caughtInitialiser(Throwable caught) {}

  static void caughtAfterwards(Throwable caught) {}

  static void caughtOwn(Throwable caught) {}

  static void caughtNative(Throwable caught) {}

  static void caughtCopy(Throwable caught) {}

  static void caughtClone(Throwable caught) {}

  public static void main(String[] arguments) {
    try {
      divide(zero());
    } catch (Exception caught) {
      caughtDivision(caught);
    }
    try {
      read(arguments.length == 0 ? null : new int[1], 1);
    } catch (Exception caught) {
      caughtRead(caught);
    }
    try {
      store(new String[1], 1);
    } catch (RuntimeException caught) {
      caughtStore(caught);
    }
    try {
      Object text = "text";
      ((Integer) text).intValue();
    } catch (ClassCastException caught) {
      caughtCast(caught);
    }
    try {
      recurse(0);
    } catch (StackOverflowError caught) {
      caughtRecursion(caught);
    }
    try {
      make(-1);
    } catch (RuntimeException caught) {
      caughtLength(caught);
    }
    try {
      make(Integer.MAX_VALUE);
    } catch (VirtualMachineError caught) {
      caughtMemory(caught);
    }
    try {
      Failing.touch();
    } catch (ExceptionInInitializerError caught) {
      caughtInitialiser(caught);
    }
    try {
      Failing.touch();
    } catch (LinkageError caught) {
      caughtAfterwards(caught);
    }
    try {
      Throwing.value = 1;
    } catch (Own caught) {
      caughtOwn(caught);
    }
    try {
      absent();
    } catch (UnsatisfiedLinkError caught) {
      caughtNative(caught);
    }
    try {
      System.arraycopy(arguments, 0, new int[1], 0, 1);
    } catch (ArrayStoreException caught) {
      caughtCopy(caught);
    }
    try {
      new Plain().copy();
    } catch (CloneNotSupportedException caught) {
      caughtClone(caught);
    }
  }
}
