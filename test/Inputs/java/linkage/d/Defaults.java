package d;

import t.Trace;

/** Default methods (JVMS 5.4.3.3, 5.4.3.4, 5.4.6). The last call of each test is the one that counts. */
public class Defaults {
    interface Top { default void m() { Trace.here(); } }
    interface Lower extends Top { default void m() { Trace.here(); } }
    interface Left extends Top {}
    interface Right extends Top { default void m() { Trace.here(); } }
    static class UsesDefault implements Top {}
    static class Overrides implements Top { public void m() { Trace.here(); } }
    static class Lowest implements Top, Lower {}
    static class Diamond implements Left, Right {}
    static class Plain { public void m() { Trace.here(); } }
    static class ClassWins extends Plain implements Lower {}
    static abstract class Bare implements Top {}
    static class BelowBare extends Bare {}
    static class BelowOverrides extends Overrides implements Lower {}
    static class CallsSuper implements Left, Right { public void m() { Right.super.m(); } }

    interface WithPrivate {
        private void hidden() { Trace.here(); }
        static void make() { WithPrivate it = new HasHidden(); it.hidden(); }
        static void classMethod() { Trace.here(); }
    }
    static class HasHidden implements WithPrivate { public void hidden() { Trace.here(); } }

    static void inherited() { Top top = new UsesDefault(); top.m(); }
    static void inheritedByClassName() { UsesDefault it = new UsesDefault(); it.m(); }
    static void overridden() { Top top = new Overrides(); top.m(); }
    static void moreSpecific() { Top top = new Lowest(); top.m(); }
    static void diamond() { Left left = new Diamond(); left.m(); }
    static void classWins() { Lower lower = new ClassWins(); lower.m(); }
    static void abstractClass() { Bare bare = new BelowBare(); bare.m(); }
    static void superclassFirst() { Lower lower = new BelowOverrides(); lower.m(); }
    static void privateMethod() { WithPrivate.make(); }
    static void staticMethod() { WithPrivate.classMethod(); }
    static void conflict() { Conflicts it = new Conflicts(); it.m(); }
    static void conflictByInterface() { First it = new Conflicts(); it.m(); }
    static void abstractAgain() { First it = new Reabstracted(); it.m(); }
    static void notPublic() { First it = new NotPublic(); it.m(); }

    public static void main(String[] args) {
        Trace.run("d.Defaults.inherited", Defaults::inherited);
        Trace.run("d.Defaults.inheritedByClassName", Defaults::inheritedByClassName);
        Trace.run("d.Defaults.overridden", Defaults::overridden);
        Trace.run("d.Defaults.moreSpecific", Defaults::moreSpecific);
        Trace.run("d.Defaults.diamond", Defaults::diamond);
        Trace.run("d.Defaults.classWins", Defaults::classWins);
        Trace.run("d.Defaults.abstractClass", Defaults::abstractClass);
        Trace.run("d.Defaults.superclassFirst", Defaults::superclassFirst);
        Trace.run("d.Defaults$WithPrivate.make", Defaults::privateMethod);
        Trace.run("d.Defaults.staticMethod", Defaults::staticMethod);
        Trace.run("d.Defaults$CallsSuper.m", () -> new CallsSuper().m());
        Trace.run("d.Defaults.conflict", Defaults::conflict);
        Trace.run("d.Defaults.conflictByInterface", Defaults::conflictByInterface);
        Trace.run("d.Defaults.abstractAgain", Defaults::abstractAgain);
        Trace.run("d.Defaults.notPublic", Defaults::notPublic);
    }
}
