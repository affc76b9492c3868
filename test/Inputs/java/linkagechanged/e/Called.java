package e;

import t.Trace;

/** Now an interface. */
public interface Called { static void m() { Trace.here(); } }
