package d;

import t.Trace;

public interface First { default void m() { Trace.here(); } }
