// Asks the JVM for its verdict on class files: the judge of jir's own.
//
// The input file holds class files one after the other, each after its length (four bytes, big-endian). For each, one
// line is printed: "ok", "format" (ClassFormatError when defined), "verify" (VerifyError or ClassFormatError when linked),
// or the name of another error; then its message.

import java.io.DataInputStream;
import java.io.BufferedInputStream;
import java.io.FileInputStream;

public class JvmVerdicts {
    static class Loader extends ClassLoader {
        Class<?> define(byte[] bytes) {
            return defineClass(null, bytes, 0, bytes.length);
        }
    }

    static String judge(byte[] bytes) {
        Class<?> defined;
        try {
            defined = new Loader().define(bytes);
        } catch (ClassFormatError e) {
            return "format " + e.getMessage();
        } catch (Throwable e) {
            return e.getClass().getName() + " " + e.getMessage();
        }
        try {
            // Links the class, which verifies its code, and runs its initialiser.
            Class.forName(defined.getName(), true, defined.getClassLoader());
            return "ok";
        } catch (VerifyError | ClassFormatError e) {
            return "verify " + e.getMessage();
        } catch (Throwable e) {
            return e.getClass().getName() + " " + e.getMessage();
        }
    }

    public static void main(String[] arguments) throws Exception {
        try (var input = new DataInputStream(new BufferedInputStream(new FileInputStream(arguments[0])))) {
            while (input.available() > 0) {
                byte[] bytes = new byte[input.readInt()];
                input.readFully(bytes);
                System.out.println(judge(bytes).replace('\n', ' ').replace('\r', ' '));
            }
        }
    }
}
