package p;

import t.Trace;

/** In A's package again, below a class of another one. */
public class Back extends q.Other {
    @Override
    public void packagePrivate() { Trace.here(); }
}
