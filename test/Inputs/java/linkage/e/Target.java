package e;

import t.Trace;

public class Target extends Turned {
    public static void missing() { Trace.here(); }
    public static void becomesInstance() { Trace.here(); }
    public void becomesStatic() { Trace.here(); }
    public static void becomesPrivate() { Trace.here(); }
    public static void stays() { Trace.here(); }
}
