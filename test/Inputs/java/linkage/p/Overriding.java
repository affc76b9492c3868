package p;

import t.Trace;

/** Selection by invokevirtual (JVMS 5.4.5, 5.4.6). The last call of each test is the one that counts. */
public class Overriding {
    static class Base {
        private void hidden() { Trace.here(); }
        static void callHidden() { Base base = new Derived(); base.hidden(); }
    }

    static class Derived extends Base {
        public void hidden() { Trace.here(); }
    }

    static void simple() { A a = new q.Other(); a.open(); }
    static void inherited() { A a = new Widening(); a.open(); }
    static void protectedAcrossPackages() { A a = new q.Other(); a.guarded(); }
    static void packagePrivateAcrossPackages() { A a = new q.Other(); a.packagePrivate(); }
    static void samePackageBelowOther() { A a = new Back(); a.packagePrivate(); }
    static void namedInOtherPackage() { q.Parent other = new Back(); other.packagePrivate(); }
    static void throughWidening() { A a = new q.WideningOther(); a.widened(); }
    static void bridge() { A a = new q.Other(); a.covariant(); }
    static void finalMethod() { A a = new q.Other(); a.fixed(); }
    static void privateNotOverriding() { A a = new q.WideningOther(); a.narrowed(); }
    static void staticNotOverriding() { A a = new q.WideningOther(); a.becomesStatic(); }

    public static void main(String[] args) {
        Trace.run("p.Overriding.simple", Overriding::simple);
        Trace.run("p.Overriding.inherited", Overriding::inherited);
        Trace.run("p.Overriding.protectedAcrossPackages", Overriding::protectedAcrossPackages);
        Trace.run("p.Overriding.packagePrivateAcrossPackages", Overriding::packagePrivateAcrossPackages);
        Trace.run("p.Overriding.samePackageBelowOther", Overriding::samePackageBelowOther);
        Trace.run("p.Overriding.namedInOtherPackage", Overriding::namedInOtherPackage);
        Trace.run("p.Overriding.throughWidening", Overriding::throughWidening);
        Trace.run("p.Overriding.bridge", Overriding::bridge);
        Trace.run("p.Overriding.finalMethod", Overriding::finalMethod);
        Trace.run("p.Overriding.privateNotOverriding", Overriding::privateNotOverriding);
        Trace.run("p.Overriding.staticNotOverriding", Overriding::staticNotOverriding);
        Trace.run("p.Overriding$Base.callHidden", Base::callHidden);
    }
}
