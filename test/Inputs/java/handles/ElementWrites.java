// Handles of the platform's own that write: array elements, and variable handles as method handles.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class ElementWrites {
  static class P {
    void m() {}
  }

  static class Q extends P {
    @Override
    void m() {}
  }

  static class R extends P {
    @Override
    void m() {}
  }

  static class S extends P {
    @Override
    void m() {}
  }

  static class Box {
    P field = new P();
  }

  void bound(P x) {
    x.m();
  }

  void neverBound(P x) {}

  public static void main(String[] args) throws Throwable {
    P[] elements = {new P()};
    MethodHandles.arrayElementSetter(P[].class).invokeExact(elements, 0, (P) new Q());
    elements[0].m();
    Box box = new Box();
    MethodHandles.Lookup lookup = MethodHandles.lookup();
    lookup
        .findVarHandle(Box.class, "field", P.class)
        .toMethodHandle(VarHandle.AccessMode.SET)
        .invoke(box, new R());
    box.field.m();
    lookup
        .bind(new ElementWrites(), "bound", java.lang.invoke.MethodType.methodType(void.class, P.class))
        .invokeExact((P) new S());
  }
}
