import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

/**
 * Containers of the program's own. In the methods named one... the program calls name() on what can only be an A, out of a
 * container next to one with a B; in those named both... on an A and on a B, which came into the container by another way.
 */
public class Hosts {
  interface Shape {
    void name();
  }

  public static class A implements Shape {
    public void name() {
      System.out.print("A");
    }
  }

  public static class B implements Shape {
    public void name() {
      System.out.print("B");
    }
  }

  /** Keeps objects in an array. */
  static class Stack<T> implements Iterable<T> {
    private Object[] items = new Object[4];
    private int size;

    void push(T item) {
      if (size == items.length)
        items = Arrays.copyOf(items, 2 * size);
      items[size++] = item;
    }

    @SuppressWarnings("unchecked")
    T top() {
      return (T) items[size - 1];
    }

    public Iterator<T> iterator() {
      return new Iterator<T>() {
        private int next;

        public boolean hasNext() {
          return next < size;
        }

        @SuppressWarnings("unchecked")
        public T next() {
          return (T) items[next++];
        }
      };
    }
  }

  /** Keeps objects in a class that is not nested in it. */
  static class Chain<T> {
    private Cell<T> head;

    void add(T item) {
      head = new Cell<>(item, head);
    }

    T first() {
      return head.item;
    }
  }

  static class Cell<T> {
    final T item;
    final Cell<T> next;

    Cell(T item, Cell<T> next) {
      this.item = item;
      this.next = next;
    }
  }

  /** Keeps objects in a map. */
  static class Scope<T> {
    private final Map<String, T> map = new HashMap<>();

    void put(T item) {
      map.put("key", item);
    }

    T get() {
      return map.get("key");
    }
  }

  static class Counted<T> extends ArrayList<T> {
    int added;

    @Override
    public boolean add(T item) {
      ++added;
      return super.add(item);
    }
  }

  static class Names extends ArrayList<String> {
    Names(String name) {
      add(name);
    }

    String first() {
      return get(0);
    }
  }

  static void oneArray() {
    Stack<Shape> a = new Stack<>(), b = new Stack<>();
    a.push(new A());
    b.push(new B());
    a.top().name();
  }

  static void oneIterator() {
    Stack<Shape> a = new Stack<>(), b = new Stack<>();
    a.push(new A());
    b.push(new B());
    for (Shape shape : a)
      shape.name();
  }

  static void oneChain() {
    Chain<Shape> a = new Chain<>(), b = new Chain<>();
    a.add(new A());
    b.add(new B());
    a.first().name();
  }

  static void oneMap() {
    Scope<Shape> a = new Scope<>(), b = new Scope<>();
    a.put(new A());
    b.put(new B());
    a.get().name();
  }

  static void oneSubclass() {
    List<Shape> a = new Counted<>(), b = new Counted<>();
    a.add(new A());
    b.add(new B());
    a.get(0).name();
  }

  /** The container of the program goes through the platform. */
  static void bothCopied() {
    List<Shape> a = new Counted<>(), b = new Counted<>();
    a.add(new A());
    b.add(new B());
    a.addAll(b);
    Collections.reverse(a);
    for (Shape shape : a)
      shape.name();
  }

  static void fill(Stack<? super Shape> stack, Shape shape) {
    stack.push(shape);
  }

  /** Two allocations reach one call. */
  static void bothMerged() {
    Stack<Shape> a = new Stack<>(), b = new Stack<>();
    fill(a, new A());
    fill(b, new B());
    a.top().name();
    b.top().name();
  }

  /** The array inside gets out. */
  static void bothLeaked() {
    Stack<Shape> a = new Stack<>();
    a.push(new A());
    Object[] inside = a.items;
    inside[1] = new B();
    ++a.size;
    for (Shape shape : a)
      shape.name();
  }

  /** Names in a container of the program, each by its own. */
  static void bothByName() throws Exception {
    Names a = new Names("Hosts$A"), b = new Names("Hosts$B");
    ((Shape) Class.forName(a.first()).getConstructor().newInstance()).name();
    ((Shape) Class.forName(b.first()).getConstructor().newInstance()).name();
  }

  public static void main(String[] args) throws Exception {
    oneArray();
    oneIterator();
    oneChain();
    oneMap();
    oneSubclass();
    bothCopied();
    bothMerged();
    bothLeaked();
    bothByName();
  }
}
