package p;

import t.Trace;

/** Methods that subclasses in two packages declare again. */
public class A {
    void packagePrivate() { Trace.here(); }
    void widened() { Trace.here(); }
    protected void guarded() { Trace.here(); }
    public void open() { Trace.here(); }
    public final void fixed() { Trace.here(); }
    public Object covariant() { Trace.here(); return null; }
    public void narrowed() { Trace.here(); }
    public void becomesStatic() { Trace.here(); }
}
