// Bootstrap methods of the program, called with names, types and static arguments.
import java.lang.invoke.CallSite;
import java.lang.invoke.ConstantCallSite;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class Bootstraps {
  interface I {
    void go();
  }

  static class A implements I {
    public void go() {}
  }

  static class B implements I {
    public void go() {}

    I virtual(I x) {
      x.go();
      return this;
    }
  }

  static class C extends B {
    @Override
    I virtual(I x) {
      x.go();
      return new A();
    }
  }

  static class Never implements I {
    public void go() {}
  }

  static I byName(I x) {
    x.go();
    return x;
  }

  static I byName(Object x) {
    neverCalled();
    return null;
  }

  static I byConstant(I x) {
    x.go();
    return x;
  }

  static I byHandle(I x) {
    x.go();
    return x;
  }

  static void neverCalled() {}

  static CallSite simple(MethodHandles.Lookup lookup, String name, MethodType type) throws Exception {
    return new ConstantCallSite(lookup.findStatic(lookup.lookupClass(), name, type));
  }

  static CallSite named(MethodHandles.Lookup lookup, String name, MethodType type, Class<?> owner, String method, int number) throws Exception {
    return new ConstantCallSite(lookup.findStatic(owner, method, type));
  }

  static CallSite virtual(MethodHandles.Lookup lookup, String name, MethodType type) throws Exception {
    return new ConstantCallSite(lookup.findVirtual(type.parameterType(0), name, type.dropParameterTypes(0, 1)));
  }

  static CallSite many(MethodHandles.Lookup lookup, String name, MethodType type, Object... constants) {
    ((I) constants[0]).go();
    return new ConstantCallSite(((MethodHandle) constants[1]).asType(type));
  }

  static Object plain(Object lookup, Object name, Object type) throws Exception {
    return new ConstantCallSite(((MethodHandles.Lookup) lookup).findStatic(Bootstraps.class, (String) name, (MethodType) type));
  }

  static I constant(MethodHandles.Lookup lookup, String name, Class<?> type) {
    return new A();
  }

  // site simple = "byName" bootstrap <invoke_static @Bootstraps::@"simple(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;)Ljava/lang/invoke/CallSite;"> []
  static native I simple(I x);

  // site named = "x" bootstrap <invoke_static @Bootstraps::@"named(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;Ljava/lang/Class;Ljava/lang/String;I)Ljava/lang/invoke/CallSite;"> [!jvm.ref<Bootstraps>, "byConstant", 1 : i32]
  static native I named(I x);

  // site virtual = "virtual" bootstrap <invoke_static @Bootstraps::@"virtual(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;)Ljava/lang/invoke/CallSite;"> []
  static native I virtual(B receiver, I x);

  // site many = "x" bootstrap <invoke_static @Bootstraps::@"many(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;[Ljava/lang/Object;)Ljava/lang/invoke/CallSite;"> [#jvm.dynamic<"x", "LBootstraps$I;", <invoke_static @Bootstraps::@"constant(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Class;)LBootstraps$I;">, []>, #jvm.handle<invoke_static @Bootstraps::@"byHandle(LBootstraps$I;)LBootstraps$I;">]
  static native I many(I x);

  // site plain = "byName" bootstrap <invoke_static @Bootstraps::@"plain(Ljava/lang/Object;Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;"> []
  static native I plain(I x);

  // constant constant = <"x", "LBootstraps$I;", <invoke_static @Bootstraps::@"constant(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Class;)LBootstraps$I;">, []>
  static native I constant();

  public static void main(String[] args) {
    I never = new Never();
    simple(new A()).go();
    named(new B()).go();
    virtual(new C(), new A()).go();
    many(new B()).go();
    plain(new A()).go();
    constant().go();
  }
}
