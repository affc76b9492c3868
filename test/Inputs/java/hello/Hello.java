// The smallest program: one class, a constructor and a main method.
public class Hello {
    public static void main(String[] args) {
        System.out.println("Hello, world");
    }
}
