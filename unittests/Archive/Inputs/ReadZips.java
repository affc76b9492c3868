// Prints what java.util.zip.ZipFile reads of the zips in a folder, for ZipArchiveJavaTests.cpp: a line "zip NAME" each,
// then "refused", or per entry its name and what getEntry yields for it, in hexadecimal.

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

public class ReadZips {
    /**
     * What URLClassLoader takes for the bytes of a class: the declared size, cut or incomplete. The largest int is no size
     * to it (jdk.internal.loader.Resource.getBytes).
     */
    static String read(ZipFile zip, ZipEntry entry) {
        try (InputStream in = zip.getInputStream(entry)) {
            byte[] bytes = in.readNBytes((int) entry.getSize());
            if (bytes.length < entry.getSize() && entry.getSize() != Integer.MAX_VALUE)
                return "error";
            return HexFormat.of().formatHex(bytes);
        } catch (IOException | RuntimeException e) {
            return "error";
        }
    }

    static void list(File file) throws IOException {
        TreeMap<String, String> entries = new TreeMap<>();
        try (ZipFile zip = new ZipFile(file)) {
            for (var e = zip.entries(); e.hasMoreElements();) {
                String name = e.nextElement().getName();
                String hex = HexFormat.of().formatHex(name.getBytes(StandardCharsets.UTF_8));
                entries.put(hex, read(zip, zip.getEntry(name)));
            }
        }
        entries.forEach((name, data) -> System.out.println("entry " + name + " " + data));
    }

    public static void main(String[] args) {
        File[] files = new File(args[0]).listFiles();
        Arrays.sort(files);
        for (File file : files) {
            System.out.println("zip " + file.getName());
            try {
                list(file);
            } catch (IOException | RuntimeException e) {
                System.out.println("refused");
            }
        }
    }
}
