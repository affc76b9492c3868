//===- ClaimCheck.java - Claims held against what runs ---------------------===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The class that programs emitted with --check-claims call. lib/Emit/Runtime/make-runtime makes ClaimCheck.mlir of it.
//
//===----------------------------------------------------------------------===//

package jir;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Each claim is a row of the resource claims.tsv, and the calls name its number. Violations go to standard error, each class
 * at a site once; the first ends the process with exit code 70 under -Djir.claims.abort=true, and -Djir.claims.report=FILE has
 * the counts written when it ends.
 */
public final class ClaimCheck {
  /** Columns of a row. */
  private static final int WHAT = 0, SITE = 1, KIND = 2, DECLARED_CLASS = 3, DECLARED_NAME = 4, DECLARED_DESCRIPTOR = 5, EXPECTED = 6;

  private static final List<String[]> claims = new ArrayList<String[]>();
  /** For each claim the classes that were seen; null until the first. */
  private static final List<Set<Object>> seen = new ArrayList<Set<Object>>();
  private static final AtomicLong checked = new AtomicLong(), violated = new AtomicLong(), conditional = new AtomicLong(),
                                  unknown = new AtomicLong();
  private static final PrintStream err = new PrintStream(new FileOutputStream(FileDescriptor.err), true);

  private ClaimCheck() {}

  static {
    try {
      read();
    } catch (IOException error) {
      err.println("jir: the claims cannot be read: " + error);
    }
    String report = System.getProperty("jir.claims.report");
    if (report != null)
      Runtime.getRuntime().addShutdownHook(new Reporter(report));
  }

  private static void read() throws IOException {
    InputStream in = ClaimCheck.class.getResourceAsStream("claims.tsv");
    if (in == null)
      throw new IOException("jir/claims.tsv is missing");
    BufferedReader reader = new BufferedReader(new InputStreamReader(in, "UTF-8"));
    for (String line = reader.readLine(); line != null; line = reader.readLine()) {
      claims.add(line.split("\t", -1));
      seen.add(null);
    }
    reader.close();
  }

  private static final class Reporter extends Thread {
    private final String file;

    Reporter(String file) {
      this.file = file;
    }

    @Override
    public void run() {
      try {
        PrintStream out = new PrintStream(new FileOutputStream(file), false, "UTF-8");
        out.println("checked\t" + checked + "\nviolated\t" + violated + "\nconditional\t" + conditional + "\nunknown\t" + unknown);
        out.close();
      } catch (IOException error) {
        err.println("jir: " + error);
      }
    }
  }

  /** Whether {@code key} is new at the claim. */
  private static boolean isNew(int id, Object key) {
    Set<Object> keys;
    synchronized (seen) {
      keys = seen.get(id);
      if (keys == null) {
        keys = ConcurrentHashMap.newKeySet();
        seen.set(id, keys);
        checked.incrementAndGet();
      }
    }
    return keys.add(key);
  }

  private static void report(int id, String what) {
    String[] claim = claims.get(id);
    boolean isCertain = claim[KIND].equals("certain");
    (isCertain ? violated : conditional).incrementAndGet();
    err.println("jir: claim violated: " + claim[SITE] + ": " + claim[WHAT] + ": claimed " + claim[EXPECTED] + ", " + what + " ("
        + claim[KIND] + ")");
    if (Boolean.getBoolean("jir.claims.abort"))
      Runtime.getRuntime().halt(70);
  }

  /** A call with this receiver is about to be made: it must select the claimed method. */
  public static void call(Object receiver, int id) {
    // The call itself throws the NullPointerException.
    if (receiver == null || id >= claims.size() || !isNew(id, receiver.getClass()))
      return;
    String[] claim = claims.get(id);
    String selected;
    try {
      selected = select(receiver.getClass(), claim);
    } catch (LinkageError error) {
      // Reflection wants types that the program does without.
      unknown.incrementAndGet();
      return;
    }
    if (!selected.equals(claim[EXPECTED]))
      report(id, "but a receiver of class " + receiver.getClass().getName() + " selects " + selected);
  }

  /** A value of which the claim names the classes. */
  public static void type(Object value, int id) {
    if (value == null || id >= claims.size() || !isNew(id, value.getClass()))
      return;
    for (String name : claims.get(id)[EXPECTED].split(" "))
      if (name.equals(value.getClass().getName()))
        return;
    report(id, "but the value is of class " + value.getClass().getName());
  }

  /** A cast is about to be made; {@code fits} is the result of instanceof. */
  public static void cast(Object value, int fits, int id) {
    if (id >= claims.size() || value == null || !isNew(id, value.getClass()))
      return;
    if (fits == 0)
      report(id, "but a value of class " + value.getClass().getName() + " does not fit");
  }

  /** Runs where no execution comes. */
  public static void unreachable(int id) {
    if (id < claims.size() && isNew(id, ""))
      report(id, "but it ran");
  }

  private static Method find(Class<?> c, String name, String descriptor) {
    for (Method method : c.getDeclaredMethods())
      if (method.getName().equals(name) && describe(method).equals(descriptor))
        return method;
    return null;
  }

  private static void describe(Class<?> type, StringBuilder text) {
    if (type.isArray())
      text.append(type.getName().replace('.', '/'));
    else if (type.isPrimitive())
      text.append(type == int.class            ? 'I'
              : type == void.class    ? 'V'
              : type == boolean.class ? 'Z'
              : type == long.class    ? 'J'
              : type == byte.class    ? 'B'
              : type == char.class    ? 'C'
              : type == short.class   ? 'S'
              : type == float.class   ? 'F'
                                      : 'D');
    else
      text.append('L').append(type.getName().replace('.', '/')).append(';');
  }

  private static String describe(Method method) {
    StringBuilder text = new StringBuilder("(");
    for (Class<?> type : method.getParameterTypes())
      describe(type, text);
    text.append(')');
    describe(method.getReturnType(), text);
    return text.toString();
  }

  private static String show(Method method) {
    return method.getDeclaringClass().getName() + "." + method.getName() + describe(method);
  }

  /** All superinterfaces of a class and its superclasses. */
  private static void addInterfaces(Class<?> c, Set<Class<?>> found) {
    for (Class<?> type = c; type != null; type = type.getSuperclass())
      for (Class<?> parent : type.getInterfaces())
        if (found.add(parent))
          addInterfaces(parent, found);
  }

  private static boolean isSamePackage(Class<?> a, Class<?> b) {
    String first = a.getName(), second = b.getName();
    return a.getClassLoader() == b.getClassLoader()
        && first.substring(0, first.lastIndexOf('.') + 1).equals(second.substring(0, second.lastIndexOf('.') + 1));
  }

  /** Whether a method of a superclass, or of the class itself, can run in place of the one that was resolved (JVMS 5.4.5). */
  private static boolean overrides(Method method, Method resolved) {
    if (method.equals(resolved))
      return true;
    int flags = method.getModifiers(), old = resolved.getModifiers();
    if (Modifier.isPrivate(flags) || Modifier.isStatic(flags))
      return false;
    return Modifier.isPublic(old) || Modifier.isProtected(old)
        || isSamePackage(method.getDeclaringClass(), resolved.getDeclaringClass());
  }

  /** The method that the reference resolves to (5.4.3.3, 5.4.3.4), or null. */
  private static Method resolve(Class<?> receiver, String[] claim) {
    Set<Class<?>> supertypes = new HashSet<Class<?>>();
    addInterfaces(receiver, supertypes);
    for (Class<?> type = receiver; type != null; type = type.getSuperclass())
      supertypes.add(type);
    for (Class<?> named : supertypes) {
      if (!named.getName().equals(claim[DECLARED_CLASS]))
        continue;
      for (Class<?> type = named; type != null; type = type.getSuperclass()) {
        Method method = find(type, claim[DECLARED_NAME], claim[DECLARED_DESCRIPTOR]);
        if (method != null)
          return method;
      }
      Set<Class<?>> interfaces = new HashSet<Class<?>>();
      addInterfaces(named, interfaces);
      if (named.isInterface())
        interfaces.add(Object.class);
      for (Class<?> type : interfaces) {
        Method method = find(type, claim[DECLARED_NAME], claim[DECLARED_DESCRIPTOR]);
        if (method != null)
          return method;
      }
    }
    return null;
  }

  /** The method that runs, or the error that is thrown (JVMS 5.4.6), as EXPECTED has it. */
  private static String select(Class<?> receiver, String[] claim) {
    Method resolved = resolve(receiver, claim);
    if (resolved == null)
      return "throws java.lang.IncompatibleClassChangeError";
    if (Modifier.isPrivate(resolved.getModifiers()))
      return show(resolved);
    for (Class<?> type = receiver; type != null; type = type.getSuperclass()) {
      Method method = find(type, claim[DECLARED_NAME], claim[DECLARED_DESCRIPTOR]);
      if (method != null && overrides(method, resolved))
        return Modifier.isAbstract(method.getModifiers()) ? "throws java.lang.AbstractMethodError" : show(method);
    }
    Set<Class<?>> interfaces = new HashSet<Class<?>>();
    addInterfaces(receiver, interfaces);
    List<Method> found = new ArrayList<Method>();
    for (Class<?> type : interfaces) {
      Method method = find(type, claim[DECLARED_NAME], claim[DECLARED_DESCRIPTOR]);
      if (method != null && !Modifier.isPrivate(method.getModifiers()) && !Modifier.isStatic(method.getModifiers()))
        found.add(method);
    }
    List<Method> specific = new ArrayList<Method>();
    for (Method method : found) {
      boolean isMaximal = true;
      for (Method other : found)
        isMaximal &= other == method || !method.getDeclaringClass().isAssignableFrom(other.getDeclaringClass());
      if (isMaximal && !Modifier.isAbstract(method.getModifiers()))
        specific.add(method);
    }
    if (specific.size() == 1)
      return show(specific.get(0));
    return specific.isEmpty() ? "throws java.lang.AbstractMethodError" : "throws java.lang.IncompatibleClassChangeError";
  }
}
