// One class for each rule of docs/Analysis/LinkageErrors.md, and the program that links them.
package q;

import p.Above;
import p.Supers;

public class Below {
  static class SuperIsInterface extends Supers.Class {}

  static class InterfaceIsClass implements Supers.Interface {}

  static class SuperIsFinal extends Supers.Open {}

  static class SuperIsHidden extends Supers.Public {}

  static class InterfaceIsHidden implements Supers.PublicInterface {}

  static class SuperIsAbsent extends Supers.Present {}

  static class SuperIsSealed extends Supers.Unsealed {}

  static class OverridesFinal extends Above {
    public void method() {}
  }

  // A private method is not overridden.
  static class OverridesPrivate extends Above {
    public void own() {}
  }

  static class ReturnsOther {
    Above give() {
      return new Child();
    }
  }

  static class ReadsProtected extends Above {
    int read(Above other) {
      return other.field;
    }
  }

  static class CallsProtected extends Above {
    void call(Above other) {
      other.hidden();
    }
  }

  // A protected member of an object of the class itself.
  static class ReadsOwn extends Above {
    int read(ReadsOwn other) {
      return other.field;
    }
  }

  public static void main(String[] names) {
    for (String name : names) {
      try {
        Class.forName(name, true, Below.class.getClassLoader());
        System.out.println(name + " is linked");
      } catch (Throwable error) {
        System.out.println(name + ": " + error.getClass().getName());
      }
    }
  }
}
