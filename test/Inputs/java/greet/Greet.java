// The program of the README: a lambda and a string concatenation.
import java.util.function.Function;

public class Greet {
    public static void main(String[] names) {
        Function<String, String> greeting = name -> "Hello, " + name + "!";
        for (String name : names)
            System.out.println(greeting.apply(name));
    }
}
