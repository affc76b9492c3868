// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * Reads the claims that jvm-export-claims wrote as json or jsonl, as a compiler would, and prints the calls that it may bind. A
 * claim rests on class files: if one of a jar or a class folder differs from the one that was analysed, the file is rejected.
 *
 * <pre>java ClaimedCalls.java claims.json app.jar lib.jar</pre>
 */
public class ClaimedCalls {
    /** A method by name. */
    record Method(String owner, String name, String descriptor) {}

    /** A claim that a call runs one method. */
    record Call(Method caller, int bci, Method target, String kind, String check) {}

    /** Hashes of class files by class, null where unknown, and the claims of calls. */
    record Claims(Map<String, String> hashes, List<Call> calls) {}

    static class Refusal extends Exception {
        private static final long serialVersionUID = 1;

        Refusal(String message) {
            super(message);
        }
    }

    public static void main(String[] arguments) throws Exception {
        if (arguments.length < 2)
            fail("usage: ClaimedCalls CLAIMS ARCHIVE...");
        try {
            Claims claims = read(Path.of(arguments[0]));
            for (int i = 1; i < arguments.length; ++i)
                compareHashes(claims, Path.of(arguments[i]));
            for (Call call : claims.calls())
                System.out.printf("%s.%s at %d calls %s.%s (%s, check %s)%n", call.caller().owner(), call.caller().name(), call.bci(),
                    call.target().owner(), call.target().name(), call.kind(), call.check());
        } catch (Refusal | IOException problem) {
            fail(problem.getMessage());
        }
    }

    static void fail(String message) {
        System.err.println("ClaimedCalls: error: " + message);
        System.exit(1);
    }

    // The files of claims.

    static Claims read(Path path) throws IOException, Refusal {
        byte[] bytes = Files.readAllBytes(path);
        if (bytes.length > 3 && bytes[0] == 'M' && bytes[1] == 'L' && bytes[2] == (byte) 0xef && bytes[3] == 'R')
            throw new Refusal(path + " has the format binary; this program reads json and jsonl");
        String text = new String(bytes, StandardCharsets.UTF_8);
        String first = text.lines().findFirst().orElse("");
        boolean isLines = first.startsWith("{") && first.endsWith("}") && new Json(first).read() instanceof Map<?, ?> header
            && "jsonl".equals(header.get("format"));
        return isLines ? readLines(text) : readObject(object(new Json(text).read()));
    }

    static void checkSchema(Map<?, ?> header) throws Refusal {
        if (!(header.get("schema") instanceof Number schema) || schema.intValue() != 3)
            throw new Refusal("expected claims of schema 3, not of schema " + header.get("schema"));
    }

    static Claims readObject(Map<?, ?> file) throws Refusal {
        checkSchema(file);
        Claims claims = new Claims(new LinkedHashMap<>(), new ArrayList<>());
        for (Object each : list(file.get("classes")))
            claims.hashes().put((String) object(each).get("class"), (String) object(each).get("hash"));
        for (Object each : list(file.get("claims"))) {
            Map<?, ?> claim = object(each);
            if ("call".equals(claim.get("what")) && claim.get("target") != null)
                claims.calls().add(new Call(method(claim), number(claim.get("bci")), method(object(claim.get("target"))),
                    (String) claim.get("kind"), (String) claim.get("check")));
        }
        return claims;
    }

    static Method method(Map<?, ?> from) {
        return new Method((String) from.get("class"), (String) from.get("name"), (String) from.get("descriptor"));
    }

    /** A line of a table comes before those that refer to it by its number. */
    static Claims readLines(String text) throws Refusal {
        Claims claims = new Claims(new LinkedHashMap<>(), new ArrayList<>());
        List<Map<?, ?>> members = new ArrayList<>(), bases = new ArrayList<>();
        List<Method> methods = new ArrayList<>();
        for (String line : (Iterable<String>) text.lines()::iterator) {
            Map<?, ?> entry = object(new Json(line).read());
            if (entry.containsKey("schema"))
                checkSchema(entry);
            else if (entry.containsKey("member"))
                members.add(entry);
            else if (entry.containsKey("basis"))
                bases.add(entry);
            else if (entry.containsKey("class")) {
                String owner = (String) entry.get("class");
                claims.hashes().put(owner, (String) entry.get("hash"));
                for (Object member : list(entry.get("methods")))
                    methods.add(new Method(owner, (String) members.get(number(member)).get("member"),
                        (String) members.get(number(member)).get("descriptor")));
            } else if (entry.containsKey("method"))
                for (Object each : list(entry.get("claims"))) {
                    Map<?, ?> claim = object(each), basis = bases.get(number(claim.get("basis")));
                    Object target = claim.get(claim.containsKey("target") ? "target" : "of");
                    if (claim.containsKey("call") && !claim.containsKey("throws"))
                        claims.calls().add(new Call(methods.get(number(entry.get("method"))), number(claim.get("call")),
                            methods.get(number(target)), (String) basis.get("basis"),
                            basis.containsKey("check") ? (String) basis.get("check") : "none"));
                }
        }
        return claims;
    }

    static Map<?, ?> object(Object value) throws Refusal {
        if (value instanceof Map<?, ?> map)
            return map;
        throw new Refusal("expected an object of JSON");
    }

    static List<?> list(Object value) {
        return value instanceof List<?> list ? list : List.of();
    }

    static int number(Object value) throws Refusal {
        if (value instanceof Number number)
            return number.intValue();
        throw new Refusal("expected a number, not " + value);
    }

    // The class files at hand. Those of the platform are in no archive.

    static void compareHashes(Claims claims, Path archive) throws IOException, Refusal {
        if (Files.isDirectory(archive)) {
            try (var paths = Files.walk(archive)) {
                for (Path path : (Iterable<Path>) paths.filter(each -> each.toString().endsWith(".class")).sorted()::iterator)
                    compareHash(claims, archive.relativize(path).toString(), Files.readAllBytes(path));
            }
            return;
        }
        try (ZipFile jar = new ZipFile(archive.toFile())) {
            for (ZipEntry entry : (Iterable<ZipEntry>) jar.stream().map(each -> (ZipEntry) each)::iterator)
                if (entry.getName().endsWith(".class"))
                    try (InputStream stream = jar.getInputStream(entry)) {
                        compareHash(claims, entry.getName(), stream.readAllBytes());
                    }
        }
    }

    static void compareHash(Claims claims, String path, byte[] bytes) throws Refusal {
        String name = path.substring(0, path.length() - ".class".length()).replace('/', '.');
        try {
            String known = claims.hashes().get(name);
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(bytes);
            if (known != null && !known.equals(HexFormat.of().formatHex(hash)))
                throw new Refusal(name + " differs from the class that was analysed: the claims are rejected");
        } catch (NoSuchAlgorithmException impossible) {
            throw new AssertionError(impossible);
        }
    }

    /** A reader of JSON: objects as maps, arrays as lists, numbers as doubles. */
    static class Json {
        private final String text;
        private int at;

        Json(String text) {
            this.text = text;
        }

        Object read() throws Refusal {
            Object value = readValue();
            if (peek() != 0)
                throw unexpected();
            return value;
        }

        private Refusal unexpected() {
            return new Refusal("the file is not JSON at character " + at);
        }

        /** The next character that is not a space; 0 at the end. */
        private char peek() {
            while (at < text.length() && Character.isWhitespace(text.charAt(at)))
                ++at;
            return at < text.length() ? text.charAt(at) : 0;
        }

        private boolean take(char c) {
            if (peek() != c)
                return false;
            ++at;
            return true;
        }

        private void expect(char c) throws Refusal {
            if (!take(c))
                throw unexpected();
        }

        private Object readValue() throws Refusal {
            switch (peek()) {
            case '{':
                return readObject();
            case '[':
                return readList();
            case '"':
                return readString();
            default:
                return readWord();
            }
        }

        private Object readObject() throws Refusal {
            Map<String, Object> map = new LinkedHashMap<>();
            expect('{');
            while (!take('}')) {
                if (!map.isEmpty())
                    expect(',');
                peek();
                String key = readString();
                expect(':');
                map.put(key, readValue());
            }
            return map;
        }

        private Object readList() throws Refusal {
            List<Object> list = new ArrayList<>();
            expect('[');
            while (!take(']')) {
                if (!list.isEmpty())
                    expect(',');
                list.add(readValue());
            }
            return list;
        }

        private String readString() throws Refusal {
            StringBuilder result = new StringBuilder();
            expect('"');
            while (at < text.length() && text.charAt(at) != '"') {
                char c = text.charAt(at++);
                if (c == '\\' && at < text.length())
                    c = readEscape();
                result.append(c);
            }
            expect('"');
            return result.toString();
        }

        private char readEscape() throws Refusal {
            char c = text.charAt(at++);
            if (c == 'u' && at + 4 <= text.length()) {
                at += 4;
                return (char) Integer.parseInt(text.substring(at - 4, at), 16);
            }
            int known = "\"\\/bfnrt".indexOf(c);
            if (known < 0)
                throw unexpected();
            return "\"\\/\b\f\n\r\t".charAt(known);
        }

        private Object readWord() throws Refusal {
            int start = at;
            while (at < text.length() && "+-.0123456789eEtruefalsn".indexOf(text.charAt(at)) >= 0)
                ++at;
            String word = text.substring(start, at);
            switch (word) {
            case "true":
                return true;
            case "false":
                return false;
            case "null":
                return null;
            default:
                try {
                    return Double.valueOf(word);
                } catch (NumberFormatException e) {
                    throw unexpected();
                }
            }
        }
    }
}
