package e;

import t.Trace;

public class Target {
    public void becomesInstance() { Trace.here(); }
    public static void becomesStatic() { Trace.here(); }
    private static void becomesPrivate() { Trace.here(); }
    public static void stays() { Trace.here(); }
}
