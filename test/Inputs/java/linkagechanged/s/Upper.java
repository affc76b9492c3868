package s;

import t.Trace;

/** Without what the changed subclass declares otherwise; the test leaves it out. */
public class Upper implements HasDefault {
    public void m() { Trace.here(); }
    public void n() { Trace.here(); }
}
