package q;

import t.Trace;

/** Between two classes of package p, in another package. */
public class Parent extends p.A {
    public void packagePrivate() { Trace.here(); }
}
