package d;

import t.Trace;

/** The method is no longer public. */
public class Weak { void m() { Trace.here(); } }
