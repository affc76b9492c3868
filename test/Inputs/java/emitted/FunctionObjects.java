//===- FunctionObjects.java - Lambdas and strings of every kind ------------===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Function objects by every kind of handle, with conversions, bridges, markers
// and captured values; concatenation of every type.

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.DoubleUnaryOperator;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntToLongFunction;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;

public class FunctionObjects {
  interface Maker<T> { T make(T seed); }
  interface TextMaker extends Maker<String> { String make(String seed); }
  interface Marked {}
  interface Asking { default Supplier<String> ask() { return () -> "asks " + name(); } String name(); }
  static class Base { protected String secret(int n) { return "secret" + n; } }
  static class Derived extends Base {
    IntFunction<String> upper() { return super::secret; }
    private String own(Object o) { return "own " + o; }
    Function<Object, String> mine() { return this::own; }
  }

  static Long widen(Integer i) { return i * 2L; }
  static double half(long l) { return l / 2.0; }
  static void drop(Object o) { System.out.println("dropped " + o); }
  static String three(byte b, char c, short s) { return b + "," + c + "," + s; }

  static String guarded(List<String> list) {
    String s = "none";
    try {
      Supplier<String> get = () -> list.get(0);
      s = "before " + list.size();
      s = get.get() + s;
    } catch (IndexOutOfBoundsException e) {
      s = s + " caught";
    }
    return s;
  }

  public static void main(String[] arguments) {
    TextMaker maker = seed -> seed + "!";
    Maker<String> erased = maker;
    System.out.println(maker.make("a") + erased.make("b"));
    Function<Integer, Long> widen = FunctionObjects::widen;
    IntToLongFunction unboxing = FunctionObjects::widen;
    ToDoubleFunction<Integer> boxed = FunctionObjects::half;
    DoubleUnaryOperator math = Math::sqrt;
    System.out.println(widen.apply(4) + " " + unboxing.applyAsLong(5) + " " + boxed.applyAsDouble(7) + " " + math.applyAsDouble(2));
    Function<String, StringBuilder> make = StringBuilder::new;
    IntFunction<int[]> array = int[]::new;
    System.out.println(make.apply("built").reverse() + " " + array.apply(3).length);
    Function<String, Integer> length = String::length;
    Comparator<String> compare = String::compareTo;
    BiFunction<List<String>, Integer, String> get = List::get;
    System.out.println(length.apply("four") + " " + compare.compare("a", "b") + " " + get.apply(List.of("x", "y"), 1));
    System.out.println(new Derived().upper().apply(7) + " " + new Derived().mine().apply(null));
    Asking asking = () -> "me";
    System.out.println(asking.ask().get());
    byte b = -3; char c = 'q'; short s = 300; long l = 1L << 40; float f = 1.5f; double d = -0.0; boolean z = b < 0;
    Supplier<String> captured = () -> three(b, c, s) + l + f + d + z;
    System.out.println(captured.get());
    Runnable runs = (Runnable & Marked) () -> System.out.println("marked");
    runs.run();
    System.out.println(runs instanceof Marked);
    Runnable kept = (Runnable & Serializable) () -> System.out.println("serializable");
    kept.run();
    List.of(1, 2).forEach(FunctionObjects::drop);
    List<Integer> list = new ArrayList<>();
    List.of(3, 4).forEach(list::add);
    System.out.println(list + " " + guarded(List.of()) + " " + guarded(List.of("first ")));
    char[] letters = {'a'};
    Object nothing = null;
    System.out.println("" + b + c + s + l + f + d + z + nothing + (letters.length + "\1\2" + 5) + "\u20ac" + list);
  }
}
