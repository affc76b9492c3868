import java.lang.reflect.Field;

/** Breaks no-reflective-calls by a write: the object itself is made by plain code, which does not pass it on. */
public class Writes {
    private Base part = new Base();

    public static void main(String[] arguments) throws Exception {
        Object hidden = new Plugin();
        Writes holder = new Writes();
        for (Field field : Writes.class.getDeclaredFields())
            field.set(holder, hidden);
        holder.part.run();
    }
}
