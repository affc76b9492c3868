package p;

import t.Trace;

/** Overrides a package-private method with a public one, which other packages can override. */
public class Widening extends A {
    @Override
    public void widened() { Trace.here(); }
}
