//===- Emitted.java - A program that is emitted again ----------------------===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints results of loops, handlers, switches, constructors, lambdas, strings,
// records, enums: the same before and after the way through the IR.

import java.util.*;
/** Prints what it computes, by many kinds of code. */
public class Emitted {
  interface Op { int f(int a); }
  static int fact(int n) { return n <= 1 ? 1 : n * fact(n - 1); }
  static String cls(Object o) {
    if (o instanceof String s && s.length() > 2) return "S" + s;
    if (o instanceof Integer i) return "I" + i;
    return o == null ? "null" : o.getClass().getName();
  }
  int x; long y; double[] d = {1, 2, 3};
  Emitted(int a, boolean b) { this(b ? a : -a, 5L); x++; }
  Emitted(int a, long l) { super(); x = a; y = l; }
  static long tryit(int[] a, int i) {
    long r = 0;
    try { r = a[i]; r += 10 / a[i + 1]; r = r * 2; }
    catch (ArithmeticException e) { r = r + 1000; }
    catch (ArrayIndexOutOfBoundsException e) { r = -r; if (r == 0) throw e; }
    finally { r++; System.out.println("fin " + r); }
    return r;
  }
  synchronized static void sync(Object o) { synchronized (o) { synchronized (Emitted.class) { System.out.println("sync " + o); } } }
  static int sw(int k) { switch (k) { case 1: return 10; case 2: case 3: k += 5; break; case 100: k = 7; break; default: return -1; } return k; }
  static String ssw(String s) { switch (s) { case "a": return "1"; case "b": return "2"; case "Aa": case "BB": return "3"; } return "x"; }
  static int loops(int n) { int s = 0; outer: for (int i = 0; i < n; i++) { for (int j = n; j > 0; j -= 2) { if (i * j > 50) continue outer; s += i ^ j; } } return s; }
  static double fl(float f, double d) { return f < d ? f / d : f >= d ? f % d : Double.NaN; }
  static <E> List<E> rev(List<E> l) { List<E> r = new ArrayList<>(); ListIterator<E> it = l.listIterator(l.size()); while (it.hasPrevious()) r.add(it.previous()); return r; }
  static byte bt(int i) { return (byte) (i * 3); } static char ch(int i) { return (char) (i + 65536 + 65); }
  static long bits(long l, int s) { return (l << s) ^ (l >>> s) | (l >> 3) & ~l; }
  record R(int a, String b) {}
  enum E { A, B { int v() { return 2; } }; int v() { return 1; } }
  public static void main(String[] args) throws Exception {
    System.out.println(fact(10)); System.out.println(cls("hello") + cls(5) + cls(null) + cls(2.0));
    Emitted t = new Emitted(args.length == 0 ? 3 : 4, args.length == 0); System.out.println(t.x + " " + t.y + " " + t.d[1]);
    System.out.println(tryit(new int[]{5, 0, 2}, 1)); System.out.println(tryit(new int[]{5, 0, 2}, 0)); System.out.println(tryit(new int[]{5, 2, 2}, 2));
    sync("o"); for (int i : new int[]{1, 2, 3, 100, 5}) System.out.print(sw(i) + " "); System.out.println(ssw("a") + ssw("b") + ssw("BB") + ssw("q"));
    System.out.println(loops(10)); System.out.println(fl(1, 2) + " " + fl(3, 2) + " " + fl(Float.NaN, 1));
    System.out.println(rev(Arrays.asList(1, 2, 3))); System.out.println(bt(100) + " " + ch(1) + " " + bits(-5L, 7));
    Op op = a -> a + t.x; System.out.println(op.f(4)); Op o2 = Emitted::fact; System.out.println(o2.f(5));
    System.out.println(new R(1, "z") + " " + new R(1, "z").equals(new R(1, "z")) + new R(2, null).hashCode());
    for (E e : E.values()) System.out.println(e + " " + e.v());
    Map<String, Integer> m = new TreeMap<>(); for (String s : "the quick brown fox jumps over the lazy dog the end".split(" ")) m.merge(s, 1, Integer::sum); System.out.println(m);
    int[][] mm = new int[3][4]; mm[1][2] += 5; mm[1][2]++; System.out.println(Arrays.deepToString(mm));
    StringBuilder sb = new StringBuilder(); try (AutoCloseable c = () -> sb.append("closed")) { sb.append("body "); } System.out.println(sb);
    long q = 0; for (int i = 0; i < 100; i++) { q += i; if ((i & 7) == 3) continue; q ^= i << 2; } System.out.println(q);
    boolean bb = q > 5 ^ q < 9; System.out.println(bb ? 1 : 'c'); System.out.println(!bb | bb & q == 3);
    Iterator<Integer> it = new Iterator<>() { int k = 0; public boolean hasNext() { return k < 3; } public Integer next() { return k++; } }; while (it.hasNext()) System.out.print(it.next()); System.out.println();
  }
}
