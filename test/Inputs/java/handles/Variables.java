// Variable handles: the field that they are for, and the kind of the access.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class Variables {
  interface I {
    void go();
  }

  static class A implements I {
    public void go() {}
  }

  static class B implements I {
    public void go() {}
  }

  static class C implements I {
    public void go() {}
  }

  static class D implements I {
    public void go() {}
  }

  static class Never implements I {
    public void go() {}
  }

  static class Box {
    I field, other = new Never();
    static I shared;
  }

  public static void main(String[] args) throws Throwable {
    MethodHandles.Lookup lookup = MethodHandles.lookup();
    VarHandle field = lookup.findVarHandle(Box.class, "field", I.class);
    Box box = new Box();
    field.set(box, (I) new A());
    ((I) field.get(box)).go();
    field.compareAndSet(box, (I) box.field, (I) new B());
    box.field.go();
    VarHandle shared = lookup.findStaticVarHandle(Box.class, "shared", I.class);
    shared.setVolatile((I) new C());
    ((I) shared.getAndSet((I) new A())).go();
    Box.shared.go();
    VarHandle elements = MethodHandles.arrayElementVarHandle(I[].class);
    I[] array = new I[1];
    elements.set(array, 0, (I) new D());
    ((I) elements.getAcquire(array, 0)).go();
    array[0].go();
  }
}
