// What constructors do before and after they call another one.
public class Constructors {
    final int number;
    Constructors(int a) { number = a; }
    Constructors(boolean b) { this(b ? 1 : 2); }

    class Inner extends Constructors {
        Inner() { super(3); }
        int outer() { return Constructors.this.number; }
    }
    static Object local(String captured) {
        class Local {
            int length() { return captured.length(); }
        }
        return new Local();
    }
}
