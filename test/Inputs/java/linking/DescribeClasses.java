//===- DescribeClasses.java - What reflection sees of classes --------------===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints all that java.lang.reflect tells of each named class, for a comparison.
//
//===----------------------------------------------------------------------===//

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Array;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.TypeVariable;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;

/**
 * usage: java DescribeClasses PATH < NAMES, as LinkClasses. Members are sorted: HotSpot lists methods
 * by the addresses of their names.
 */
public final class DescribeClasses {
  private final PrintStream out;

  private DescribeClasses(PrintStream out) {
    this.out = out;
  }

  private static String show(Object value) {
    if (value instanceof Object[] array)
      return Arrays.stream(array).map(DescribeClasses::show).toList().toString();
    if (value instanceof Annotation annotation)
      return showAnnotation(annotation);
    if (value != null && value.getClass().isArray())
      return IntStream.range(0, Array.getLength(value)).mapToObj(i -> Array.get(value, i)).toList().toString();
    if (value instanceof Parameter p)
      return p.getModifiers() + " " + (p.isNamePresent() ? p.getName() : "?") + " " + p.getParameterizedType();
    return String.valueOf(value);
  }

  /** Its elements sorted by name; toString() has them in the order of the methods of its interface. */
  private static String showAnnotation(Annotation annotation) {
    StringBuilder text = new StringBuilder("@" + annotation.annotationType().getName());
    for (Method element : sorted(annotation.annotationType().getDeclaredMethods())) {
      try {
        element.setAccessible(true);
        text.append(" " + element.getName() + "=" + show(element.invoke(annotation)));
      } catch (ReflectiveOperationException | RuntimeException error) {
        // In a package that is not open: the same parts in another order still have to be equal.
        return List.of(sorted(annotation.toString().split(", |[()]"))).toString();
      }
    }
    return text.toString();
  }

  /** A line with what {@code value} returns, or the error that it throws. */
  private void print(String what, Callable<?> value) {
    String text;
    try {
      text = show(value.call());
    } catch (Throwable error) {
      text = "! " + error.getClass().getName();
    }
    if (!text.equals("[]") && !text.equals("null"))
      out.println("  " + what + " " + text.replace("\n", "\\n"));
  }

  private void annotations(AnnotatedElement element) {
    print("annotations", element::getDeclaredAnnotations);
  }

  private void type(String what, Callable<AnnotatedType> type) {
    print(what, type);
  }

  private void typeVariables(TypeVariable<?>[] variables) {
    for (TypeVariable<?> variable : variables) {
      print("variable", () -> variable + " " + show(variable.getAnnotatedBounds()));
      annotations(variable);
    }
  }

  private void executable(Executable member) {
    print("modifiers", () -> member.getModifiers() + " " + member.isSynthetic() + " " + member.isVarArgs());
    annotations(member);
    print("parameters", member::getParameters);
    print("parameter annotations", () -> {
      Annotation[][] lists = member.getParameterAnnotations();
      return Arrays.stream(lists).allMatch(list -> list.length == 0) ? null : lists;
    });
    print("parameter types", member::getAnnotatedParameterTypes);
    type("receiver", member::getAnnotatedReceiverType);
    type("returns", member::getAnnotatedReturnType);
    print("throws", member::getAnnotatedExceptionTypes);
    try {
      typeVariables(member.getTypeParameters());
    } catch (Throwable error) {
      out.println("  variables ! " + error.getClass().getName());
    }
  }

  private void describeClass(Class<?> c) {
    print("is", c::toGenericString);
    print("modifiers", () -> c.getModifiers() + " " + c.isSynthetic() + " " + c.isRecord() + " " + c.isSealed());
    annotations(c);
    type("superclass", c::getAnnotatedSuperclass);
    print("interfaces", c::getAnnotatedInterfaces);
    print("simple name", c::getSimpleName);
    print("declared by", c::getDeclaringClass);
    print("enclosed by", c::getEnclosingClass);
    print("enclosing method", c::getEnclosingMethod);
    print("enclosing constructor", c::getEnclosingConstructor);
    print("members", () -> sorted(c.getDeclaredClasses()));
    print("nest host", c::getNestHost);
    print("nest members", c::getNestMembers);
    print("permits", c::getPermittedSubclasses);
    try {
      typeVariables(c.getTypeParameters());
    } catch (Throwable error) {
      out.println("  variables ! " + error.getClass().getName());
    }
  }

  private static <T> T[] sorted(T[] members) {
    Arrays.sort(members, Comparator.comparing(Object::toString));
    return members;
  }

  private void describe(Class<?> c) {
    describeClass(c);
    try {
      if (c.isRecord())
        for (RecordComponent component : c.getRecordComponents()) {
          print("component", component::toString);
          print("signature", component::getGenericSignature);
          print("accessor", component::getAccessor);
          annotations(component);
          type("type", component::getAnnotatedType);
        }
    } catch (Throwable error) {
      out.println("  components ! " + error.getClass().getName());
    }
    try {
      for (Field field : sorted(c.getDeclaredFields())) {
        print("field", field::toGenericString);
        print("modifiers", () -> field.getModifiers() + " " + field.isSynthetic());
        annotations(field);
        type("type", field::getAnnotatedType);
      }
    } catch (Throwable error) {
      out.println("  fields ! " + error.getClass().getName());
    }
    try {
      for (Executable member : sorted(c.getDeclaredConstructors())) {
        print("constructor", member::toGenericString);
        executable(member);
      }
    } catch (Throwable error) {
      out.println("  constructors ! " + error.getClass().getName());
    }
    try {
      for (Method member : sorted(c.getDeclaredMethods())) {
        print("method", member::toGenericString);
        executable(member);
        print("default", member::getDefaultValue);
      }
    } catch (Throwable error) {
      out.println("  methods ! " + error.getClass().getName());
    }
  }

  public static void main(String[] arguments) throws Exception {
    ClassLoader loader = arguments[0].equals("-") ? null : LinkClasses.makeLoader(arguments[0]);
    PrintStream out = new PrintStream(System.out, false, "UTF-8");
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in, "UTF-8"));
    DescribeClasses printer = new DescribeClasses(out);
    for (String line; (line = in.readLine()) != null;) {
      out.println(line);
      try {
        printer.describe(LinkClasses.load(line, loader));
      } catch (Throwable error) {
        out.println("  ! " + error.getClass().getName());
      }
    }
    out.flush();
    System.exit(0);
  }
}
