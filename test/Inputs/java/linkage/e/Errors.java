package e;

import t.Trace;

/** Linking (JVMS 5.4.3, 5.4.4) after classes changed. The last call of each test is the one that counts. */
public class Errors {
    static void missing() { Target.missing(); }
    static void becomesInstance() { Target.becomesInstance(); }
    static void becomesStatic() { Target it = new Target(); it.becomesStatic(); }
    static void becomesPrivate() { Target.becomesPrivate(); }
    static void becomesInterface() { Target it = new Target(); Turned.call(it); }
    static void becomesClass() { Turning it = new Turner(); it.m(); }
    static void becomesAbstract() { Below it = new Below(); it.m(); }
    static void classBecomesHidden() { f.Hidden.m(); }
    static void protectedElsewhere() { f.Guarded.open(); }
    static void stays() { Target.stays(); }

    /** Nestmates reach each other's private methods. */
    static class Inner {
        private static void secret() { Trace.here(); }
        static void outer() { Errors.secret(); }
        static void sibling() { Sibling.secret(); }
    }
    static class Sibling {
        private static void secret() { Trace.here(); }
    }
    private static void secret() { Trace.here(); }
    static void inner() { Inner.secret(); }

    public static void main(String[] args) {
        Trace.run("e.Errors.missing", Errors::missing);
        Trace.run("e.Errors.becomesInstance", Errors::becomesInstance);
        Trace.run("e.Errors.becomesStatic", Errors::becomesStatic);
        Trace.run("e.Errors.becomesPrivate", Errors::becomesPrivate);
        Trace.run("e.Turned.call", Errors::becomesInterface);
        Trace.run("e.Errors.becomesClass", Errors::becomesClass);
        Trace.run("e.Errors.becomesAbstract", Errors::becomesAbstract);
        Trace.run("e.Errors.classBecomesHidden", Errors::classBecomesHidden);
        Trace.run("e.Errors.protectedElsewhere", Errors::protectedElsewhere);
        Trace.run("e.Errors.stays", Errors::stays);
        Trace.run("e.Errors$Inner.outer", Inner::outer);
        Trace.run("e.Errors$Inner.sibling", Inner::sibling);
        Trace.run("e.Errors.inner", Errors::inner);
    }
}
