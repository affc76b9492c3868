// Branches, switches and loops.
public class Flow {
    static int table(int a) {
        switch (a) {
            case 1: return 10;
            case 3: a++;
            case 2: return a;
            default: return -1;
        }
    }
    static int lookup(int a) {
        switch (a) {
            case -1000: return 1;
            case 1000: return 2;
        }
        return 3;
    }
    static int loop(int[] a) {
        int sum = 0;
        for (int i = 0; i < a.length; i++)
            if (a[i] != 0)
                sum += a[i];
        return sum;
    }
    static boolean same(Object a, Object b) { return a == b || a != null && b == null; }
    static Object either(boolean b, Integer i, String s) { return b ? i : s; }
    static Comparable<?> declared(boolean b, Integer i, String s) {
        Comparable<?> result;
        if (b)
            result = i;
        else
            result = s;
        return result;
    }
}
