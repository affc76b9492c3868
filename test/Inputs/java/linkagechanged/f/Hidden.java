package f;

import t.Trace;

class Hidden { public static void m() { Trace.here(); } }
