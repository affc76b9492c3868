//===- LinkClasses.java - Forces HotSpot to verify classes -----------------===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Loads and links each named class without initialising it, and prints the result.
//
//===----------------------------------------------------------------------===//

import java.io.BufferedReader;
import java.io.File;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

/**
 * usage: java -Xverify:all LinkClasses PATH < NAMES, where each line of NAMES is a class, or a module and a class with a slash
 * between, and PATH is a class path for the former, or `-`. One line for each on standard output: the name, and `linked` or
 * what was thrown.
 *
 * Loading verifies nothing. What links a class without running its initialiser is the reflective list of its members:
 * HotSpot's get_class_declared_methods_helper and JVM_GetClassDeclaredFields link first, and then resolve the types of the
 * members, which may be missing. So a class is linked if one of the lists comes back, and the error of the first counts if
 * none does. The list of an interface's constructors is empty without a look at the class.
 */
public final class LinkClasses {
  private LinkClasses() {}

  /** The error with which linking fails, or null. */
  static Throwable link(Class<?> c) {
    List<Callable<?>> triggers = new ArrayList<>(List.of(c::getDeclaredFields, c::getDeclaredMethods));
    if (!c.isInterface())
      triggers.add(c::getDeclaredConstructors);
    Throwable first = null;
    for (Callable<?> trigger : triggers) {
      try {
        trigger.call();
        return null;
      } catch (Throwable error) {
        if (first == null)
          first = error;
        // Only a missing type may be one that a member names.
        if (!(error instanceof NoClassDefFoundError))
          return error;
      }
    }
    return first;
  }

  static Class<?> load(String line, ClassLoader loader) throws ClassNotFoundException {
    int slash = line.indexOf('/');
    if (slash < 0)
      return Class.forName(line, false, loader);
    Module module = ModuleLayer.boot().findModule(line.substring(0, slash)).orElse(null);
    Class<?> c = module == null ? null : Class.forName(module, line.substring(slash + 1));
    if (c == null)
      throw new ClassNotFoundException(line);
    return c;
  }

  static String describe(String line, ClassLoader loader) {
    try {
      Throwable error = link(load(line, loader));
      if (error == null)
        return "linked";
      return error.toString().split("\n", 2)[0];
    } catch (Throwable error) {
      return error.toString().split("\n", 2)[0];
    }
  }

  /** A loader of the classes of a path, apart from those of this program. */
  static ClassLoader makeLoader(String path) throws Exception {
    List<URL> urls = new ArrayList<>();
    for (String part : path.split(File.pathSeparator))
      urls.add(new File(part).toURI().toURL());
    return new URLClassLoader(urls.toArray(new URL[0]), ClassLoader.getPlatformClassLoader());
  }

  /** A class whose method returns null as an int: it loads, and must not link. */
  static final class Victim {
    static int f() {
      return 5;
    }
  }

  /** Whether this JVM refuses a class that is deliberately wrong. */
  static boolean refusesBadClass() throws Exception {
    byte[] bytes;
    try (InputStream in = LinkClasses.class.getResourceAsStream("LinkClasses$Victim.class")) {
      bytes = in.readAllBytes();
    }
    int found = 0;
    for (int i = 0; i + 1 < bytes.length; ++i)
      // iconst_5 and ireturn become aconst_null and ireturn.
      if (bytes[i] == 0x08 && bytes[i + 1] == (byte) 0xAC) {
        bytes[i] = 0x01;
        ++found;
      }
    ClassLoader loader = new ClassLoader(null) {
      @Override
      protected Class<?> findClass(String name) {
        return defineClass(name, bytes, 0, bytes.length);
      }
    };
    return found == 1 && link(Class.forName(Victim.class.getName(), false, loader)) instanceof VerifyError
        && link(Victim.class) == null;
  }

  public static void main(String[] arguments) throws Exception {
    if (!refusesBadClass()) {
      System.err.println("this JVM verifies nothing: run it with -Xverify:all");
      System.exit(2);
    }
    ClassLoader loader = arguments[0].equals("-") ? null : makeLoader(arguments[0]);
    PrintStream out = new PrintStream(System.out, false, "UTF-8");
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in, "UTF-8"));
    for (String line; (line = in.readLine()) != null;)
      out.println(line + "\t" + describe(line, loader));
    out.flush();
    System.exit(0);
  }
}
