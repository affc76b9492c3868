package f;

import t.Trace;

public class Guarded { public static void open() { Trace.here(); } }
