import java.lang.reflect.Field;

/** Writes the field that the argument names by reflection; with `code`, by an instruction. */
public class Fields {
    final Object constant = new Object();
    private Object hidden = "a";
    Object open = "b";

    public static void main(String[] arguments) throws Exception {
        Fields holder = new Fields();
        if (arguments[0].equals("code")) {
            holder.hidden = new Plug();
            holder.open = new Plug();
            return;
        }
        Field field = Fields.class.getDeclaredField(arguments[0]);
        field.setAccessible(true);
        field.set(holder, new Plug());
    }
}
