// Prints where java's application class loader finds classes, for ProgramFilesJavaTests.cpp: a line "CLASS absent",
// "CLASS module NAME" or "CLASS file JAR RESOURCE" for each class named by the lines of a file.

import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;

public class WhereFrom {
    static String find(String name) {
        ClassLoader loader = ClassLoader.getSystemClassLoader();
        Class<?> found;
        try {
            found = Class.forName(name, false, loader);
        } catch (ClassNotFoundException | LinkageError e) {
            return "absent";
        }
        if (found.getModule().isNamed())
            return "module " + found.getModule().getName();
        String jar = URI.create(found.getProtectionDomain().getCodeSource().getLocation().toString()).getPath();
        String resource = loader.getResource(name.replace('.', '/') + ".class").getPath();
        return "file " + Path.of(jar).getFileName() + " " + resource.substring(resource.lastIndexOf("!/") + 1);
    }

    public static void main(String[] args) throws Exception {
        for (String name : Files.readAllLines(Path.of(args[0])))
            System.out.println(name + " " + find(name));
    }
}
