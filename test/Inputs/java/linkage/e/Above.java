package e;

import t.Trace;

public class Above { public void m() { Trace.here(); } }
