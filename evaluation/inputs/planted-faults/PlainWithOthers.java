/** As Plain, in a program that also reflects, makes a proxy and writes a field: the wrong claim has to do with none of it. */
public class PlainWithOthers {
    private Object other = "text";

    public static void main(String[] arguments) throws Exception {
        Reflective.main(arguments);
        Proxies.main(arguments);
        PlainWithOthers.class.getDeclaredField("other").set(new PlainWithOthers(), "other");
        use(new Base());
        use(Maker.make());
    }

    static void use(Base base) {
        base.run();
    }
}
