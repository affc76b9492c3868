// A proxy of a proxy: one call of Method.invoke passes several methods on, two of them those of java.lang.Object.
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;

public class ProxiedMethods {
  interface Pet {
    void speak();
  }

  static class Dog implements Pet {
    @Override public void speak() {
      System.out.println("Dog.speak");
    }

    @Override public int hashCode() {
      System.out.println("Dog.hashCode");
      return 1;
    }

    @Override public String toString() {
      System.out.println("Dog.toString");
      return "";
    }

    @Override public boolean equals(Object other) {
      System.out.println("Dog.equals");
      return true;
    }
  }

  static class Forward implements InvocationHandler {
    private final Object to;

    Forward(Object to) {
      this.to = to;
    }

    @Override public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
      return method.invoke(to, arguments);
    }
  }

  static Pet wrap(InvocationHandler handler) {
    return (Pet) Proxy.newProxyInstance(Pet.class.getClassLoader(), new Class<?>[] {Pet.class}, handler);
  }

  public static void main(String[] arguments) {
    Dog dog = new Dog();
    Pet inner = wrap((proxy, method, values) -> method.invoke(dog, values));
    Pet outer = wrap(new Forward(inner));
    outer.speak();
    outer.hashCode();
    outer.toString();
  }
}
