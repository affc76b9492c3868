// Handles that name no member: arrays, constants, invokers.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;

public class OwnHandles {
  interface I {
    void go();
  }

  static class A implements I {
    public void go() {}
  }

  static class B implements I {
    public void go() {}
  }

  static class Never implements I {
    public void go() {}
  }

  static class Failure extends RuntimeException {
    void seen() {}
  }

  static class Box {
    I field = new B();
  }

  static I target(I x) {
    x.go();
    return new B();
  }

  static I target(String x) {
    neverCalled();
    return null;
  }

  static void neverCalled() {}

  public static void main(String[] args) throws Throwable {
    I never = new Never();
    I[] elements = {new A()};
    ((I) MethodHandles.arrayElementGetter(I[].class).invokeExact(elements, 0)).go();
    I[] made = (I[]) MethodHandles.arrayConstructor(I[].class).invokeExact(1);
    MethodHandles.arrayElementSetter(I[].class).invokeExact(made, 0, (I) new B());
    made[0].go();
    ((I) MethodHandles.constant(I.class, new A()).invokeExact()).go();
    ((I) MethodHandles.identity(I.class).invokeExact((I) new B())).go();
    MethodHandle target = MethodHandles.lookup().findStatic(OwnHandles.class, "target", MethodType.methodType(I.class, I.class));
    ((I) MethodHandles.exactInvoker(target.type()).invokeExact(target, (I) new A())).go();
    ((I) MethodHandles.invoker(target.type()).invoke(target, new A())).go();
    try {
      MethodHandles.throwException(void.class, Failure.class).invokeExact(new Failure());
    } catch (Failure failure) {
      failure.seen();
    }
    VarHandle field = MethodHandles.lookup().findVarHandle(Box.class, "field", I.class);
    Box box = new Box();
    MethodHandles.varHandleInvoker(VarHandle.AccessMode.SET, MethodType.methodType(void.class, Box.class, I.class)).invoke(field, box, new A());
    box.field.go();
  }
}
