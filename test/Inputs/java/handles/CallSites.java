// Targets of call sites that are set when they are made, later, and by what the site itself calls.
import java.lang.invoke.CallSite;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.MutableCallSite;
import java.lang.invoke.VolatileCallSite;

public class CallSites {
  static void first() {}

  static void later() {}

  static void volatileTarget() {}

  static void neverSet() {}

  static class Cache extends MutableCallSite {
    final MethodHandles.Lookup lookup;
    final String name;

    Cache(MethodHandles.Lookup lookup, String name, MethodType type) {
      super(type);
      this.lookup = lookup;
      this.name = name;
    }
  }

  static class P {
    public Object draw() {
      return this;
    }

    public Object neverDrawn() {
      return this;
    }
  }

  static boolean isClass(Class<?> type, Object object) {
    return object.getClass() == type;
  }

  static Object fallback(Cache site, Object[] arguments) throws Throwable {
    Class<?> type = arguments[0].getClass();
    MethodHandle target = site.lookup.findVirtual(type, site.name, MethodType.methodType(Object.class)).asType(site.type());
    MethodHandle test = MethodHandles.lookup().findStatic(CallSites.class, "isClass", MethodType.methodType(boolean.class, Class.class, Object.class)).bindTo(type);
    site.setTarget(MethodHandles.guardWithTest(test, target, site.getTarget()));
    return target.invokeWithArguments(arguments);
  }

  static CallSite cache(MethodHandles.Lookup lookup, String name, MethodType type) throws Exception {
    Cache site = new Cache(lookup, name, type);
    MethodHandle fallback = MethodHandles.lookup().findStatic(CallSites.class, "fallback", MethodType.methodType(Object.class, Cache.class, Object[].class));
    site.setTarget(MethodHandles.insertArguments(fallback, 0, site).asCollector(Object[].class, type.parameterCount()).asType(type));
    return site;
  }

  static MutableCallSite mutable;

  static CallSite mutable(MethodHandles.Lookup lookup, String name, MethodType type) throws Exception {
    return mutable = new MutableCallSite(lookup.findStatic(CallSites.class, name, type));
  }

  static CallSite ofVolatile(MethodHandles.Lookup lookup, String name, MethodType type) throws Exception {
    return new VolatileCallSite(lookup.findStatic(CallSites.class, name, type));
  }

  // site draw = "draw" bootstrap <invoke_static @CallSites::@"cache(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;)Ljava/lang/invoke/CallSite;"> []
  static native Object draw(Object receiver);

  // site run = "first" bootstrap <invoke_static @CallSites::@"mutable(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;)Ljava/lang/invoke/CallSite;"> []
  static native void run();

  // site other = "volatileTarget" bootstrap <invoke_static @CallSites::@"ofVolatile(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;)Ljava/lang/invoke/CallSite;"> []
  static native void other();

  public static void main(String[] args) throws Throwable {
    ((P) draw(new P())).draw();
    draw(new P());
    for (int i = 0; i < 2; ++i) {
      run();
      MethodHandle later = MethodHandles.lookup().findStatic(CallSites.class, "later", mutable.type());
      mutable.setTarget(later);
    }
    mutable.dynamicInvoker().invokeExact();
    other();
  }
}
