package f;

import t.Trace;

public class Guarded { protected static void open() { Trace.here(); } }
