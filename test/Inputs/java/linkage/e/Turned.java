package e;

import t.Trace;

public class Turned {
    public void m() { Trace.here(); }
    static void call(Target it) { Called.m(); }
}
