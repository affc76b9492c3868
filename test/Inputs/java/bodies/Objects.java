// Fields, arrays, casts and monitors.
public class Objects {
    byte small;
    static boolean flag;
    Object value;

    void fields(int a) {
        small = (byte) a;
        flag = small > 0;
        value = this;
    }
    static int arrays(boolean[] a, byte[] b, char[] c, short[] d, Object[] e, int i) {
        a[i] = true;
        b[i] = c[i] > d[i] ? b[0] : 0;
        e[i] = e;
        return e.length;
    }
    static Object[] newArrays(int a, int b) {
        int[][][] many = new int[a][b][];
        return new Object[] {new char[a], new String[b], many};
    }
    static String casts(Object a) {
        if (a instanceof int[])
            return "ints";
        return ((Object[]) a)[0] instanceof String ? (String) ((Object[]) a)[0] : null;
    }
    static int locked(Object a) {
        synchronized (a) {
            return a.hashCode();
        }
    }
    synchronized void lockedWhole() {}
}
