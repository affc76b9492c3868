// Constant handles that are called with objects of subclasses, and one that writes a field.
import java.lang.invoke.CallSite;
import java.lang.invoke.ConstantCallSite;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class ConstantArguments {
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

  static void target(P x) {
    x.m();
  }

  static void loaded(P x) {
    x.m();
  }

  static CallSite link(MethodHandles.Lookup lookup, String name, MethodType type, MethodHandle handle) {
    return new ConstantCallSite(handle.asType(type));
  }

  // site dynamic = "run" bootstrap <invoke_static @ConstantArguments::@"link(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;Ljava/lang/invoke/MethodHandle;)Ljava/lang/invoke/CallSite;"> [#jvm.handle<invoke_static @ConstantArguments::@"target(LConstantArguments$P;)V">]
  static native void dynamic(P x);

  // handle constant = <invoke_static @ConstantArguments::@"loaded(LConstantArguments$P;)V">
  static native MethodHandle constant();

  // handle writer = <put_field @ConstantArguments$Box::@"field:LConstantArguments$P;">
  static native MethodHandle writer();

  public static void main(String[] args) throws Throwable {
    new P().m();
    dynamic(new Q());
    constant().invokeExact((P) new R());
    Box box = new Box();
    writer().invokeExact(box, (P) new S());
    box.field.m();
  }
}
