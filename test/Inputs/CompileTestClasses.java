// Compiles the Java sources of the tests, all in one JVM: starting javac takes longer than most of these compilations.
//
//   java CompileTestClasses.java INPUTS CLASSES
//
// Each folder INPUTS/java/NAME becomes CLASSES/NAME; INPUTS/java8/NAME is compiled for Java 8, and so on. Files that are
// no Java sources are copied. A folder whose files have not changed is left alone. A line in a source asks for more:
//
//   // javac-release: 8          the release to compile for
//   // javac-options: -g:none    options in place of -g

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

public class CompileTestClasses {
    static final Pattern ROOT = Pattern.compile("java(\\d*)");
    static final Pattern DIRECTIVE = Pattern.compile("^// javac-(release|options): *(.*)$", Pattern.MULTILINE);

    public static void main(String[] args) throws Exception {
        Path inputs = Path.of(args[0]);
        Path classes = Path.of(args[1]);
        Files.createDirectories(classes);
        List<String> names = new ArrayList<>();
        boolean good = true;
        for (Path root : list(inputs)) {
            Matcher release = ROOT.matcher(root.getFileName().toString());
            if (!release.matches() || !Files.isDirectory(root))
                continue;
            for (Path folder : list(root)) {
                String name = folder.getFileName().toString();
                if (names.contains(name)) {
                    System.err.println(folder + ": another folder has this name; names of test inputs are unique");
                    good = false;
                } else if (Files.isDirectory(folder)) {
                    names.add(name);
                    good &= compile(folder, classes.resolve(name), release.group(1));
                }
            }
        }
        for (Path old : list(classes))
            if (Files.isDirectory(old) && !names.contains(old.getFileName().toString()))
                delete(old);
        System.exit(good ? 0 : 1);
    }

    /** Compiles one folder unless the stamp beside its output shows that nothing has changed. */
    static boolean compile(Path folder, Path output, String release) throws Exception {
        List<Path> sources = new ArrayList<>();
        List<Path> others = new ArrayList<>();
        List<String> options = new ArrayList<>(List.of("-g"));
        MessageDigest digest = MessageDigest.getInstance("SHA-256");
        digest.update(System.getProperty("java.home").getBytes(StandardCharsets.UTF_8));
        for (Path file : files(folder)) {
            byte[] bytes = Files.readAllBytes(file);
            digest.update((folder.relativize(file) + "\0" + bytes.length + "\0").getBytes(StandardCharsets.UTF_8));
            digest.update(bytes);
            if (!file.toString().endsWith(".java")) {
                others.add(file);
                continue;
            }
            sources.add(file);
            Matcher directive = DIRECTIVE.matcher(new String(bytes, StandardCharsets.UTF_8));
            while (directive.find()) {
                if (directive.group(1).equals("release"))
                    release = directive.group(2).trim();
                else
                    options = new ArrayList<>(List.of(directive.group(2).trim().split(" +")));
            }
        }
        Path stamp = output.resolveSibling(output.getFileName() + ".stamp");
        String state = HexFormat.of().formatHex(digest.digest()) + " " + release + " " + options;
        if (Files.exists(stamp) && Files.isDirectory(output) && Files.readString(stamp).equals(state))
            return true;

        Files.deleteIfExists(stamp);
        delete(output);
        Files.createDirectories(output);
        for (Path file : others) {
            Path target = output.resolve(folder.relativize(file));
            Files.createDirectories(target.getParent());
            Files.copy(file, target);
        }
        if (!sources.isEmpty() && !runJavac(sources, output, release, options))
            return false;
        Files.writeString(stamp, state);
        return true;
    }

    static boolean runJavac(List<Path> sources, Path output, String release, List<String> options) {
        List<String> arguments = new ArrayList<>(List.of("-proc:none", "-nowarn", "-Xlint:none", "-encoding", "UTF-8"));
        if (!release.isEmpty())
            arguments.addAll(List.of("--release", release));
        arguments.addAll(options);
        arguments.addAll(List.of("-d", output.toString()));
        for (Path source : sources)
            arguments.add(source.toString());
        JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
        ByteArrayOutputStream messages = new ByteArrayOutputStream();
        boolean good = javac.run(null, messages, messages, arguments.toArray(new String[0])) == 0;
        if (!good)
            System.err.print(messages.toString(StandardCharsets.UTF_8));
        return good;
    }

    static List<Path> list(Path folder) throws IOException {
        try (Stream<Path> entries = Files.list(folder)) {
            return entries.sorted().toList();
        }
    }

    static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> entries = Files.walk(folder)) {
            return entries.filter(Files::isRegularFile).sorted().toList();
        }
    }

    static void delete(Path folder) throws IOException {
        if (!Files.exists(folder))
            return;
        try (Stream<Path> entries = Files.walk(folder)) {
            for (Path entry : entries.sorted(java.util.Comparator.reverseOrder()).toList())
                Files.delete(entry);
        }
    }
}
