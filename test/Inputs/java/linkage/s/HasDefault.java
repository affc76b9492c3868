package s;

import t.Trace;

public interface HasDefault { default void byDefault() { Trace.here(); } }
