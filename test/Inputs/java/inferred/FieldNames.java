// Names that reflection, handles and offsets read and write, in arrays that loops and the platform fill, and of members.
import java.io.Serializable;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Iterator;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;
import java.util.stream.Stream;

public class FieldNames {
  static class Said {
    Said() {
      System.out.println(getClass().getName());
    }
  }

  static class Read extends Said {}

  static class Written extends Said {}

  static class ByVariable extends Said implements Serializable {}

  static class ByUpdater extends Said implements Runnable {
    public void run() {}
  }

  static class Copied extends Said {}

  static class Streamed extends Said {}

  static class Other extends Said {}

  static class Held {
    String read = "FieldNames$Read", written;
    String byVariable;
    volatile String byUpdater;
  }

  static class Pair {
    Pair(int first, String second) {
      System.out.println("Pair(int, String)");
    }

    Pair(String first) {
      System.out.println("Pair(String)");
    }
  }

  interface Service {
    void start();

    void stop();
  }

  public static class Server {
    public void start() {
      System.out.println("start");
    }

    public void stop() {
      System.out.println("stop");
    }

    public void pause() {
      System.out.println("pause");
    }
  }

  static void read() throws Exception {
    Field field = Held.class.getDeclaredField("read");
    Class.forName((String) field.get(new Held())).getDeclaredConstructor().newInstance();
  }

  static void written() throws Exception {
    Held held = new Held();
    Held.class.getDeclaredField("written").set(held, "FieldNames$Written");
    Class.forName(held.written).getDeclaredConstructor().newInstance();
  }

  static void byVariable() throws Exception {
    Held held = new Held();
    MethodHandles.lookup().findVarHandle(Held.class, "byVariable", String.class).set(held, "FieldNames$ByVariable");
    Serializable made = (Serializable) Class.forName(held.byVariable).getDeclaredConstructor().newInstance();
  }

  static void byUpdater() throws Exception {
    Held held = new Held();
    AtomicReferenceFieldUpdater.newUpdater(Held.class, String.class, "byUpdater").set(held, "FieldNames$ByUpdater");
    Runnable made = (Runnable) Class.forName(held.byUpdater).getDeclaredConstructor().newInstance();
  }

  static void copied() throws Exception {
    String[] from = {"FieldNames$Copied"}, to = new String[1];
    System.arraycopy(from, 0, to, 0, 1);
    for (String name : to)
      Class.forName(name).getDeclaredConstructor().newInstance();
  }

  static void streamed() throws Exception {
    Iterator<String> names = Stream.of("Streamed").map(name -> "FieldNames$" + name).iterator();
    Class.forName(names.next()).getDeclaredConstructor().newInstance();
  }

  static void filled() throws Exception {
    Field[] fields = Types.class.getDeclaredFields();
    Class<?>[] types = new Class<?>[fields.length];
    for (int i = 0; i < types.length; i++)
      types[i] = fields[i].getType();
    Pair.class.getDeclaredConstructor(types).newInstance(1, "");
  }

  static class Types {
    int first;
    String second;
  }

  static void ordered() throws Exception {
    Object[] values = new Object[2];
    values[1] = "";
    values[0] = 1;
    Class<?>[] types = new Class<?>[2];
    types[1] = String.class;
    types[0] = int.class;
    Pair.class.getDeclaredConstructor(types).newInstance(values);
  }

  static void forwarded() {
    Server server = new Server();
    Service service = (Service) Proxy.newProxyInstance(FieldNames.class.getClassLoader(), new Class<?>[] {Service.class},
        (proxy, method, arguments) -> server.getClass().getMethod(method.getName()).invoke(server));
    service.start();
    service.stop();
  }

  // A method's result may be void.
  static void handled() throws Throwable {
    for (Method method : Service.class.getMethods())
      MethodHandles.lookup().findVirtual(Server.class, method.getName(),
          java.lang.invoke.MethodType.methodType(method.getReturnType(), method.getParameterTypes())).invoke(new Server());
  }

  interface Sized {
    void one(String text);

    void none();
  }

  public static class Size {
    public void one(String text) {
      System.out.println("one");
    }

    public void none() {
      System.out.println("none");
    }
  }

  // The name is used before the parameters are counted.
  static void counted() throws Exception {
    for (Method method : Sized.class.getMethods()) {
      Method found = Size.class.getMethod(method.getName(), method.getParameterTypes());
      if (method.getParameterCount() == 1)
        found.invoke(new Size(), "");
      else
        found.invoke(new Size());
    }
  }

  public static void main(String[] arguments) throws Throwable {
    read();
    written();
    byVariable();
    byUpdater();
    copied();
    streamed();
    filled();
    ordered();
    forwarded();
    handled();
    counted();
  }
}
