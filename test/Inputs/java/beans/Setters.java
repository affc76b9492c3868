import java.lang.reflect.Method;

/** A loop over all methods of more classes than are followed whole: what it picks, the texts tell that it compares with. */
public class Setters {
  public static class A { public void setA() { say("A.setA"); } public void addText() { say("A.addText"); } public void other() { say("A.other"); } }
  public static class B { public void setB() { say("B.setB"); } public void other() { say("B.other"); } }
  public static class C { public void setC() { say("C.setC"); } public void other() { say("C.other"); } }
  public static class D { public void setD() { say("D.setD"); } public void other() { say("D.other"); } }
  public static class E { public void setE() { say("E.setE"); } public void other() { say("E.other"); } }
  public static class F { public void setF() { say("F.setF"); } public void other() { say("F.other"); } }
  public static class G { public void setG() { say("G.setG"); } public void other() { say("G.other"); } }
  public static class H { public void setH() { say("H.setH"); } public void other() { say("H.other"); } }
  public static class I { public void setI() { say("I.setI"); } public void addText() { say("I.addText"); } public void addTexts() { say("I.addTexts"); } public void other() { say("I.other"); } }

  static void say(String what) {
    System.out.println(what);
  }

  static void call(Object object) throws Exception {
    for (Method each : object.getClass().getMethods()) {
      String name = each.getName();
      if (name.startsWith("set") || "addText".equals(name))
        each.invoke(object);
    }
  }

  public static void main(String[] arguments) throws Exception {
    for (Object each : new Object[] {new A(), new B(), new C(), new D(), new E(), new F(), new G(), new H(), new I()})
      call(each);
  }
}
