package q;

import t.Trace;

public class WideningOther extends p.Widening {
    @Override
    public void widened() { Trace.here(); }
    @Override
    public void narrowed() { Trace.here(); }
    @Override
    public void becomesStatic() { Trace.here(); }
}
