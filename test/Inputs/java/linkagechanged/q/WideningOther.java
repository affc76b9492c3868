package q;

import t.Trace;

public class WideningOther extends p.Widening {
    private void narrowed() { Trace.here(); }
    public static void becomesStatic() { Trace.here(); }
}
