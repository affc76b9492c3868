import java.lang.reflect.Field;

/** Breaks privates-written-by-code: reflection writes a private field. */
public class Privates {
    private Base part = new Base();

    void use() {
        part.run();
    }

    public static void main(String[] arguments) throws Exception {
        Privates holder = new Privates();
        for (Field field : Privates.class.getDeclaredFields())
            field.set(holder, new Plugin());
        holder.use();
    }
}
