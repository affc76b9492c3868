import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Hashtable;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Stack;
import java.util.TreeSet;
import java.util.Vector;
import java.util.WeakHashMap;

import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
/** Each method calls name() on what can only be an A, out of what keeps it; a B is in another one of the same class. */
public class Keepers {
  interface Shape { void name(); }
  static final class A implements Shape { public void name() { System.out.print("A"); } }
  static final class B implements Shape { public void name() { System.out.print("B"); } }
  // a holder of an interface
  static class Holder { private Shape s; void set(Shape x) { s = x; } Shape get() { return s; } }
  static void holders() {
    Holder a = new Holder(), b = new Holder();
    a.set(new A());
    b.set(new B());
    b.get();
    a.get().name();
  }
  // an own list with nodes of a typed field
  static class Node { Shape s; Node next; Node(Shape s, Node n) { this.s = s; next = n; } }
  static class KeepersList { Node head; void add(Shape s) { head = new Node(s, head); } Shape first() { return head.s; }
    Shape last() { Node n = head; while (n.next != null) n = n.next; return n.s; } }
  static void lists() {
    KeepersList a = new KeepersList(), b = new KeepersList();
    a.add(new A());
    a.add(new A());
    b.add(new B());
    b.first();
    b.last();
    a.last().name();
  }
  // the superclass keeps what two subclasses pass to it
  static abstract class Base { final Shape kept; Base(Shape s) { kept = s; } void run() { kept.name(); } Shape kept() { return kept; } }
  static class SubA extends Base { SubA() { super(new A()); } }
  static class SubB extends Base { SubB() { super(new B()); } }
  static void subs() {
    SubA a = new SubA();
    SubB b = new SubB();
    b.kept();
    a.kept().name();
  }
  // decorators
  static class Wrap implements Shape { final Shape in; Wrap(Shape in) { this.in = in; } public void name() { in.name(); } Shape inner() { return in; } }
  static void wraps() {
    Wrap a = new Wrap(new A()), b = new Wrap(new B());
    b.inner();
    a.inner().name();
  }
  // a static factory that makes a holder for what it is given
  static Holder hold(Shape s) { Holder h = new Holder(); h.set(s); return h; }
  static void factories() {
    Holder a = hold(new A()), b = hold(new B());
    b.get();
    a.get().name();
  }
  // a static helper that returns what it is given
  static Shape same(Shape s) { return s; }
  static void sames() {
    Shape b = same(new B());
    same(new A()).name();
  }
  // builders
  static class Builder { Shape s; Builder with(Shape x) { s = x; return this; } Wrap build() { return new Wrap(s); } }
  static void builders() {
    Wrap b = new Builder().with(new B()).build();
    Wrap a = new Builder().with(new A()).build();
    b.inner();
    a.inner().name();
  }
  // own list in a field of a keeper
  static class Scope { final List<Shape> all = new ArrayList<>(); void add(Shape s) { all.add(s); } Shape get(int i) { return all.get(i); } }
  static void scopes() {
    Scope a = new Scope(), b = new Scope();
    a.add(new A());
    b.add(new B());
    b.get(0);
    a.get(0).name();
  }
  static void hashtable() {
    Hashtable<String, Shape> a = new Hashtable<>(), b = new Hashtable<>();
    a.put("k", new A());
    b.put("k", new B());
    b.elements().nextElement();
    a.elements().nextElement().name();
  }
  static void cow() {
    List<Shape> a = new CopyOnWriteArrayList<>(), b = new CopyOnWriteArrayList<>();
    a.add(new A());
    b.add(new B());
    b.get(0);
    a.get(0).name();
  }
  static void clq() {
    Queue<Shape> a = new ConcurrentLinkedQueue<>(), b = new ConcurrentLinkedQueue<>();
    a.add(new A());
    b.add(new B());
    b.poll();
    a.poll().name();
  }
  static void sync() {
    List<Shape> a = Collections.synchronizedList(new ArrayList<>()), b = Collections.synchronizedList(new ArrayList<>());
    a.add(new A());
    b.add(new B());
    b.get(0);
    a.get(0).name();
  }
  static void weak() {
    Map<String, Shape> a = new WeakHashMap<>(), b = new WeakHashMap<>();
    a.put("k", new A());
    b.put("k", new B());
    b.get("k");
    a.get("k").name();
  }
  static void ident() {
    Map<String, Shape> a = new IdentityHashMap<>(), b = new IdentityHashMap<>();
    a.put("k", new A());
    b.put("k", new B());
    b.get("k");
    a.get("k").name();
  }
  static void stack() {
    Stack<Shape> a = new Stack<>(), b = new Stack<>();
    a.push(new A());
    b.push(new B());
    b.peek();
    a.peek().name();
  }
  static void sorted() {
    TreeSet<Shape> a = new TreeSet<>((x, y) -> 1), b = new TreeSet<>((x, y) -> 1);
    a.add(new A());
    b.add(new B());
    b.first();
    a.first().name();
  }
  static void toArray() {
    List<Shape> a = new ArrayList<>(), b = new ArrayList<>();
    a.add(new A());
    b.add(new B());
    Shape y = b.toArray(new Shape[1])[0];
    Shape x = a.toArray(new Shape[1])[0];
    x.name();
  }
  static void arrays() {
    Shape[] a = new Shape[1], b = new Shape[1];
    a[0] = new A();
    b[0] = new B();
    Arrays.asList(b).iterator().next();
    Arrays.asList(a).iterator().next().name();
  }
  static void enumerations() {
    Vector<Shape> a = new Vector<>(), b = new Vector<>();
    a.add(new A());
    b.add(new B());
    b.elements().nextElement();
    a.elements().nextElement().name();
  }
  public static void main(String[] args) { holders(); lists(); subs(); wraps(); factories(); sames(); builders(); scopes(); hashtable(); cow(); clq(); sync(); weak(); ident(); stack(); sorted(); toArray(); arrays(); enumerations(); System.out.println(); }
}
