import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;

/** Fields and elements that are read and written by their offset, or through a handle. */
public class Offsets {
  static class InReference {
    void use() {}
  }

  static class InUpdater {
    void use() {}
  }

  static class InArray {
    void use() {}
  }

  static class InMap {
    void use() {}
  }

  static class InQueue {
    void use() {}
  }

  static class InHandle {
    void use() {}
  }

  static class Lost {
    void use() {}
  }

  volatile Object updated;
  Object handled;

  public static void main(String[] arguments) throws Exception {
    AtomicReference<Object> reference = new AtomicReference<>();
    reference.compareAndSet(null, new InReference());
    ((InReference) reference.getAndSet(null)).use();
    Offsets object = new Offsets();
    AtomicReferenceFieldUpdater<Offsets, Object> updater =
        AtomicReferenceFieldUpdater.newUpdater(Offsets.class, Object.class, "updated");
    updater.compareAndSet(object, null, new InUpdater());
    ((InUpdater) object.updated).use();
    AtomicReferenceArray<Object> array = new AtomicReferenceArray<>(1);
    array.set(0, new InArray());
    ((InArray) array.get(0)).use();
    ConcurrentHashMap<String, Object> map = new ConcurrentHashMap<>();
    map.put("key", new InMap());
    ((InMap) map.get("key")).use();
    ConcurrentLinkedQueue<Object> queue = new ConcurrentLinkedQueue<>();
    queue.add(new InQueue());
    ((InQueue) queue.poll()).use();
    VarHandle handle = MethodHandles.lookup().findVarHandle(Offsets.class, "handled", Object.class);
    handle.setVolatile(object, new InHandle());
    ((InHandle) handle.getVolatile(object)).use();
    new Lost();
  }
}
