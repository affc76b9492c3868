// Constant handles of every kind of reference, called with objects of subclasses.
import java.lang.invoke.MethodHandle;

public class ConstantKinds {
  static class P {
    void m() {}

    P self(P x) {
      x.m();
      return x;
    }
  }

  static class Q extends P {
    @Override
    void m() {}

    @Override
    P self(P x) {
      x.m();
      return new P();
    }
  }

  static class R extends P {
    @Override
    void m() {}
  }

  interface I {
    P make(P x);
  }

  static class Made implements I {
    final P field;

    Made(P x) {
      x.m();
      field = x;
    }

    public P make(P x) {
      x.m();
      return field;
    }
  }

  static P shared = new P();

  static P run(P... all) {
    all[1].m();
    return all[0];
  }

  // handle virtual = <invoke_virtual @ConstantKinds$P::@"self(LConstantKinds$P;)LConstantKinds$P;">
  static native MethodHandle virtual();

  // handle constructor = <new_invoke_special @ConstantKinds$Made::@"<init>(LConstantKinds$P;)V">
  static native MethodHandle constructor();

  // handle interfaceMethod = <invoke_interface interface @ConstantKinds$I::@"make(LConstantKinds$P;)LConstantKinds$P;">
  static native MethodHandle interfaceMethod();

  // handle getter = <get_field @ConstantKinds$Made::@"field:LConstantKinds$P;">
  static native MethodHandle getter();

  // handle staticGetter = <get_static @ConstantKinds::@"shared:LConstantKinds$P;">
  static native MethodHandle staticGetter();

  // handle staticSetter = <put_static @ConstantKinds::@"shared:LConstantKinds$P;">
  static native MethodHandle staticSetter();

  // handle collector = <invoke_static @ConstantKinds::@"run([LConstantKinds$P;)LConstantKinds$P;">
  static native MethodHandle collector();

  public static void main(String[] args) throws Throwable {
    ((P) virtual().invokeExact((P) new Q(), (P) new R())).m();
    Made made = (Made) constructor().invokeExact((P) new Q());
    ((P) interfaceMethod().invokeExact((I) made, (P) new R())).m();
    ((P) getter().invokeExact(made)).m();
    ((P) staticGetter().invokeExact()).m();
    staticSetter().invokeExact((P) new R());
    shared.m();
    ((P) collector().invoke(new Q(), new R())).m();
    collector().asFixedArity();
  }
}
