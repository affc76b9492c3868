// Two sites of one bootstrap method, which find methods of their own names.
import java.lang.invoke.CallSite;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.MutableCallSite;

public class SitesApart {
  interface I {
    void one();

    void two();
  }

  static class A implements I {
    public void one() {}

    public void two() {
      neverCalled();
    }
  }

  static class B implements I {
    public void one() {
      neverCalled();
    }

    public void two() {}
  }

  static class Site extends MutableCallSite {
    final String name;

    Site(String name, MethodType type) {
      super(type);
      this.name = name;
    }
  }

  static void first(I x) {
    x.one();
  }

  static void second(I x) {
    x.two();
  }

  static void neverCalled() {}

  static CallSite make(MethodHandles.Lookup lookup, String name, MethodType type) throws Exception {
    Site site = new Site(name, type);
    site.setTarget(lookup.findStatic(SitesApart.class, site.name, type));
    return site;
  }

  static CallSite link(MethodHandles.Lookup lookup, String name, MethodType type) throws Exception {
    return make(lookup, name, type);
  }

  // site callFirst = "first" bootstrap <invoke_static @SitesApart::@"link(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;)Ljava/lang/invoke/CallSite;"> []
  static native void callFirst(I x);

  // site callSecond = "second" bootstrap <invoke_static @SitesApart::@"link(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;)Ljava/lang/invoke/CallSite;"> []
  static native void callSecond(I x);

  public static void main(String[] args) {
    callFirst(new A());
    callSecond(new B());
  }
}
