// What a bootstrap method of the program stores is there afterwards, whoever runs the program.
import java.lang.invoke.CallSite;
import java.lang.invoke.ConstantCallSite;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class BootstrapStores {
  static class P {
    void m() {}
  }

  static class Q extends P {
    @Override
    void m() {}
  }

  static P field = new P();

  static void run() {}

  static CallSite link(MethodHandles.Lookup lookup, String name, MethodType type) throws Exception {
    field = new Q();
    return new ConstantCallSite(lookup.findStatic(BootstrapStores.class, name, type));
  }

  static void neverRun() {}

  // site dynamic = "run" bootstrap <invoke_static @BootstrapStores::@"link(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;)Ljava/lang/invoke/CallSite;"> []
  static native void dynamic();

  public static void main(String[] args) {
    dynamic();
    field.m();
  }
}
