package d;

import t.Trace;

/** Now conflicts with First in a class that implements both. */
public interface Second { default void m() { Trace.here(); } }
