import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.Vector;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/** Each method calls name() on what can only be an A, out of a container; B is in another container of the same kind. */
public class Containers {
  interface Shape {
    void name();
  }

  static class A implements Shape {
    public void name() {
      System.out.print("A");
    }
  }

  static class B implements Shape {
    public void name() {
      System.out.print("B");
    }
  }

  static void arrayList() {
    List<Shape> one = new ArrayList<>(), two = new ArrayList<>();
    one.add(new A());
    two.add(new B());
    one.get(0).name();
  }

  static void iterators() {
    List<Shape> one = new ArrayList<>(), two = new ArrayList<>();
    one.add(new A());
    two.add(new B());
    Iterator<Shape> first = one.iterator(), second = two.iterator();
    second.next();
    first.next().name();
  }

  static void linkedList() {
    List<Shape> one = new LinkedList<>(), two = new LinkedList<>();
    one.add(new A());
    two.add(new B());
    for (Shape shape : one)
      shape.name();
  }

  static void vectors() {
    Vector<Shape> one = new Vector<>(), two = new Vector<>();
    one.addElement(new A());
    two.addElement(new B());
    one.elements().nextElement().name();
  }

  static void hashMap() {
    Map<String, Shape> one = new HashMap<>(), two = new HashMap<>();
    one.put("a", new A());
    two.put("b", new B());
    one.get("a").name();
  }

  static void entries() {
    Map<Shape, Shape> one = new HashMap<>(), two = new HashMap<>();
    one.put(new A(), new A());
    two.put(new B(), new B());
    for (Map.Entry<Shape, Shape> entry : one.entrySet()) {
      entry.getKey().name();
      entry.getValue().name();
    }
  }

  static void views() {
    Map<Shape, Shape> one = new LinkedHashMap<>(), two = new LinkedHashMap<>();
    one.put(new A(), new A());
    two.put(new B(), new B());
    one.values().iterator().next().name();
    one.keySet().iterator().next().name();
  }

  static void treeMap() {
    Map<String, Shape> one = new TreeMap<>(), two = new TreeMap<>();
    one.put("a", new A());
    two.put("b", new B());
    one.get("a").name();
  }

  static void concurrentMap() {
    Map<String, Shape> one = new ConcurrentHashMap<>(), two = new ConcurrentHashMap<>();
    one.put("a", new A());
    two.put("b", new B());
    one.get("a").name();
  }

  static void sets() {
    Set<Shape> one = new HashSet<>(), two = new HashSet<>();
    one.add(new A());
    two.add(new B());
    one.iterator().next().name();
  }

  static void deques() {
    ArrayDeque<Shape> one = new ArrayDeque<>(), two = new ArrayDeque<>();
    one.push(new A());
    two.push(new B());
    one.pop().name();
  }

  static void nested() {
    Map<String, List<Shape>> one = new HashMap<>(), two = new HashMap<>();
    List<Shape> first = new ArrayList<>(), second = new ArrayList<>();
    first.add(new A());
    second.add(new B());
    one.put("a", first);
    two.put("b", second);
    one.get("a").get(0).name();
  }

  static void wrappers() {
    List<Shape> one = new ArrayList<>(), two = new ArrayList<>();
    one.add(new A());
    two.add(new B());
    List<Shape> first = Collections.unmodifiableList(one), second = Collections.unmodifiableList(two);
    second.get(0);
    first.get(0).name();
  }

  static void asList() {
    List<Shape> one = Arrays.asList(new A()), two = Arrays.asList(new B());
    two.get(0);
    one.get(0).name();
  }

  static <T> List<T> listOf(T element) {
    List<T> list = new ArrayList<>();
    list.add(element);
    return list;
  }

  static void factory() {
    List<Shape> one = listOf(new A()), two = listOf(new B());
    two.get(0);
    one.get(0).name();
  }

  static <T> T same(T value) {
    return value;
  }

  static <T> T sameAgain(T value) {
    return same(value);
  }

  static void helpers() {
    Shape one = sameAgain(new A()), two = sameAgain(new B());
    one.name();
  }

  static class Made<T> {
    private final List<T> parts;

    Made(List<T> parts) {
      this.parts = parts;
    }

    T first() {
      return parts.get(0);
    }
  }

  static class Builder<T> {
    private final List<T> parts = new ArrayList<>();

    Builder<T> add(T part) {
      parts.add(part);
      return this;
    }

    Made<T> build() {
      return new Made<>(parts);
    }
  }

  static void builders() {
    Made<Shape> one = new Builder<Shape>().add(new A()).build(), two = new Builder<Shape>().add(new B()).build();
    two.first();
    one.first().name();
  }

  static void optionals() {
    Optional<Shape> one = Optional.of(new A()), two = Optional.of(new B());
    two.get();
    one.get().name();
  }

  static void lambdas() {
    List<Supplier<Shape>> one = new ArrayList<>(), two = new ArrayList<>();
    one.add(() -> new A());
    two.add(() -> new B());
    two.get(0).get();
    one.get(0).get().name();
  }

  public static void main(String[] arguments) {
    arrayList();
    iterators();
    linkedList();
    vectors();
    hashMap();
    entries();
    views();
    treeMap();
    concurrentMap();
    sets();
    deques();
    nested();
    wrappers();
    asList();
    factory();
    helpers();
    builders();
    optionals();
    lambdas();
  }
}
