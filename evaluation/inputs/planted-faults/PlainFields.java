import java.lang.reflect.Field;

/** Breaks nothing where the claim is wrong: the analysis gets a Maker that makes another object, and reflection writes other fields. */
public class PlainFields {
    private Base part = Maker.make();
    private Object other = "text";

    void use() {
        part.run();
    }

    public static void main(String[] arguments) throws Exception {
        PlainFields holder = new PlainFields();
        Field field = PlainFields.class.getDeclaredField("other");
        field.set(holder, new Plugin());
        holder.use();
    }
}
