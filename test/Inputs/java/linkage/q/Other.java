package q;

import t.Trace;

/** A subclass in another package: its method of the same name overrides no package-private one. */
public class Other extends p.A {
    public void packagePrivate() { Trace.here(); }
    @Override
    protected void guarded() { Trace.here(); }
    @Override
    public void open() { Trace.here(); }
    @Override
    public String covariant() { Trace.here(); return null; }
}
