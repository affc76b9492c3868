package s;

import t.Trace;

/** Now declares methods of its own between the caller and the method that it was compiled against. */
public abstract class Middle extends Upper {
    public void m() { Trace.here(); }
    private void shrinks() { Trace.here(); }
    public abstract void vanishes();
    public static void turns() { Trace.here(); }
}
