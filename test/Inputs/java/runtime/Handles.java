import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandleProxies;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.MutableCallSite;
import java.lang.invoke.VarHandle;
import java.util.List;

/** Method handles and variable handles that are found by name and called. */
public class Handles {
  interface Shape {
    String name();
  }

  record Square(String name) implements Shape {}

  record Circle(String name) implements Shape {}

  record Written(String name) implements Shape {}

  static class Base {
    Shape shape = new Square("square");

    String describe(Shape of) {
      return "base";
    }
  }

  static class Derived extends Base {
    Derived() {}

    @Override
    String describe(Shape of) {
      return of.name();
    }
  }

  public interface Maker {
    String make(String text);
  }

  static Shape kept;

  static String direct(Shape shape) {
    return shape.name();
  }

  static String filter(String text) {
    return text + "!";
  }

  static boolean test(String text) {
    return text.isEmpty();
  }

  static String yes(String text) {
    return "yes";
  }

  static String no(String text) {
    return "no";
  }

  static String fails(String text) {
    throw new IllegalStateException(text);
  }

  static String caught(RuntimeException thrown, String text) {
    return thrown.getMessage();
  }

  static String collected(Object... all) {
    return all[0].toString();
  }

  static String throughInterface(String text) {
    return text;
  }

  static String ofCallSite(String text) {
    return text;
  }

  private String reflected() {
    return "reflected";
  }

  static String neverFound(String text) {
    return text;
  }

  public static void main(String[] arguments) throws Throwable {
    MethodHandles.Lookup lookup = MethodHandles.lookup();
    MethodType text = MethodType.methodType(String.class, String.class);
    MethodType shape = MethodType.methodType(String.class, Shape.class);
    MethodHandle direct = lookup.findStatic(Handles.class, "direct", shape);
    System.out.println((String) direct.invokeExact((Shape) new Circle("circle")));
    Base made = (Base) lookup.findConstructor(Derived.class, MethodType.methodType(void.class)).invoke();
    MethodHandle describe = lookup.findVirtual(Base.class, "describe", shape).bindTo(made);
    Shape got = (Shape) lookup.findGetter(Base.class, "shape", Shape.class).invokeExact((Base) made);
    System.out.println(describe.invoke(got));
    MethodHandle yes = lookup.findStatic(Handles.class, "yes", text);
    MethodHandle no = lookup.findStatic(Handles.class, "no", text);
    MethodHandle test = lookup.findStatic(Handles.class, "test", MethodType.methodType(boolean.class, String.class));
    MethodHandle guarded = MethodHandles.guardWithTest(test, yes, no);
    System.out.println(guarded.invoke("") + (String) guarded.invoke("x"));
    MethodHandle filter = lookup.findStatic(Handles.class, "filter", text);
    System.out.println(MethodHandles.filterReturnValue(direct, filter).invokeWithArguments(List.of(got)));
    MethodHandle caught =
        lookup.findStatic(Handles.class, "caught", MethodType.methodType(String.class, RuntimeException.class, String.class));
    MethodHandle fails = lookup.findStatic(Handles.class, "fails", text);
    System.out.println(MethodHandles.catchException(fails, RuntimeException.class, caught).invoke("thrown"));
    MethodHandle collected =
        lookup.findStatic(Handles.class, "collected", MethodType.methodType(String.class, Object[].class));
    System.out.println(collected.invoke(new Circle("a"), 2));
    MethodHandle plain = lookup.findStatic(Handles.class, "throughInterface", text);
    System.out.println(MethodHandleProxies.asInterfaceInstance(Maker.class, plain).make("interface"));
    MutableCallSite site = new MutableCallSite(lookup.findStatic(Handles.class, "ofCallSite", text));
    System.out.println(site.dynamicInvoker().invoke("site"));
    System.out.println(lookup.unreflect(Handles.class.getDeclaredMethod("reflected")).invoke(new Handles()));
    VarHandle variable = lookup.findStaticVarHandle(Handles.class, "kept", Shape.class);
    variable.setVolatile((Shape) new Written("written"));
    System.out.println(kept.name());
  }
}
