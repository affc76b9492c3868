package e;

import t.Trace;

public class Turner extends Turning { public void m() { Trace.here(); } }
