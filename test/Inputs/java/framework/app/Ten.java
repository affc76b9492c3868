package app;

import applib.Members;

/** Ten classes, of which the library calls all methods. */
public class Ten {
  static class A {
    void call() {
      System.out.println("A.call");
    }
  }
  static class B {
    void call() {
      System.out.println("B.call");
    }
  }
  static class C {
    void call() {
      System.out.println("C.call");
    }
  }
  static class D {
    void call() {
      System.out.println("D.call");
    }
  }
  static class E {
    void call() {
      System.out.println("E.call");
    }
  }
  static class F {
    void call() {
      System.out.println("F.call");
    }
  }
  static class G {
    void call() {
      System.out.println("G.call");
    }
  }
  static class H {
    void call() {
      System.out.println("H.call");
    }
  }
  static class I {
    void call() {
      System.out.println("I.call");
    }
  }
  static class J {
    void call() {
      System.out.println("J.call");
    }
  }
  static class NeverPassed {
    void call() {
      System.out.println("NeverPassed.call");
    }
  }

  public static void main(String[] arguments) throws Exception {
    new NeverPassed();
    Object[] all = {new A(), new B(), new C(), new D(), new E(), new F(), new G(), new H(), new I(), new J()};
    for (Object each : all)
      Members.callAll(each);
  }
}
