package e;

import t.Trace;

public class Called { public static void m() { Trace.here(); } }
