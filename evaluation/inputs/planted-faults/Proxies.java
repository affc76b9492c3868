import java.lang.reflect.Proxy;

/** Breaks no-proxies: an object of a proxy's class is a receiver. */
public class Proxies {
    interface Shape {
        void draw();
    }

    static class Circle implements Shape {
        @Override
        public void draw() {
            ++Base.calls;
        }
    }

    public static void main(String[] arguments) {
        draw(new Circle());
        draw((Shape) Proxy.newProxyInstance(Proxies.class.getClassLoader(), new Class<?>[] {Shape.class},
            (proxy, method, values) -> null));
    }

    static void draw(Shape shape) {
        shape.draw();
    }
}
