import java.lang.reflect.Field;

/** Breaks finals-not-rewritten: reflection writes a final field. */
public class Finals {
    final Base part = make();

    static Base make() {
        return new Base();
    }

    void use() {
        part.run();
    }

    public static void main(String[] arguments) throws Exception {
        Finals holder = new Finals();
        for (Field field : Finals.class.getDeclaredFields()) {
            field.setAccessible(true);
            field.set(holder, new Plugin());
        }
        holder.use();
    }
}
