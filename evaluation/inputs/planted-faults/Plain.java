/** Breaks nothing. The analysis gets a class without the second call of use: its claims are wrong for no reason. */
public class Plain {
    public static void main(String[] arguments) {
        use(new Base());
        use(Maker.make());
    }

    static void use(Base base) {
        base.run();
    }
}

class Maker {
    static Base make() {
        return new Plugin();
    }
}
