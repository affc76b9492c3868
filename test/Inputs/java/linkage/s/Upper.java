package s;

import t.Trace;

public class Upper implements HasDefault {
    public void m() { Trace.here(); }
    public void n() { Trace.here(); }
    public void shrinks() { Trace.here(); }
    public void vanishes() { Trace.here(); }
    public void turns() { Trace.here(); }
}
