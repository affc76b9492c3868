package f;

import t.Trace;

public class Hidden { public static void m() { Trace.here(); } }
