package e;

import t.Trace;

public class Turner implements Turning { public void m() { Trace.here(); } }
