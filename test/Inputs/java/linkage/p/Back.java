package p;

import t.Trace;

/** In A's package again, below a class of another one. */
public class Back extends q.Parent {
    @Override
    public void packagePrivate() { Trace.here(); }
}
