package defensive;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Method;

/** Reflection, handles, Unsafe and deserialization reach every object that they get, and every method. */
public class Reflection {
  static void closedField() throws Exception { A x = new A(new B()); Field f = A.class.getField("f"); f.getName(); x.f.who(); }
  static void openField() throws Exception { A x = new A(new B()); Field f = A.class.getField("f"); f.set(x, new A()); x.f.who(); }

  static void openHolder() throws Exception {
    A x = new A(new B());
    A holder = new A(x);
    A.class.getField("f").get(holder);
    x.f.who();
  }

  static void openMethod() throws Exception {
    A x = new A(new B());
    A.class.getMethod("setF", A.class).invoke(x, new A());
    x.f.who();
  }
  static void openResult() throws Exception { A x = (A) A.class.getMethod("getF").invoke(new A(new B())); x.who(); }
  static void openInstance() throws Exception { A x = (A) Class.forName("defensive.B").getDeclaredConstructor().newInstance(); x.who(); }

  /** Any code may call it, with anything. */
  private static void openArgument(A x) { x.who(); }
  static void calls() { openArgument(new B()); }

  static void openVarHandle() throws Exception {
    A x = new A(new B());
    VarHandle h = MethodHandles.lookup().findVarHandle(A.class, "f", A.class);
    h.set(x, new A());
    x.f.who();
  }
  static void openMethodHandle() throws Throwable {
    A x = new A(new B());
    MethodHandles.lookup().findSetter(A.class, "f", A.class).invokeExact(x, new A());
    x.f.who();
  }
  static void openArray() { A[] a = {new B()}; Array.set(a, 0, new A()); a[0].who(); }
  static void closedArray() { A[] a = {new B()}; A x = a[0]; if (x != null) x.who(); }

  static void openUnsafe() throws Exception {
    Field f = sun.misc.Unsafe.class.getDeclaredField("theUnsafe");
    f.setAccessible(true);
    sun.misc.Unsafe unsafe = (sun.misc.Unsafe) f.get(null);
    A x = new A(new B());
    unsafe.putObject(x, unsafe.objectFieldOffset(A.class.getField("f")), new A());
    x.f.who();
  }

  static class Saved implements java.io.Serializable {
    A made = new B();
    final A kept = new B();
    void openDeserialized() { made.who(); }
    /** Written by reflection or deserialization all the same. */
    void openFinal() { kept.who(); }
  }
  static void closedSaved() { new Saved().made.who(); }

  static void openDeserialize(java.io.ObjectInputStream in) throws Exception { ((Saved) in.readObject()).made.who(); }
  static void openProxy() {
    Named n = (Named) java.lang.reflect.Proxy.newProxyInstance(null, new Class<?>[] {Named.class}, (p, m, a) -> null);
    n.who();
  }
}
