import java.lang.reflect.Field;

/** Breaks fields-written-by-code: reflection writes a field that is neither final nor private. */
public class Fields {
    Base part = new Base();

    void use() {
        part.run();
    }

    public static void main(String[] arguments) throws Exception {
        Fields holder = new Fields();
        for (Field field : Fields.class.getDeclaredFields())
            field.set(holder, new Plugin());
        holder.use();
    }
}
