package d;

import t.Trace;

public class Weak { public void m() { Trace.here(); } }
