// Names in annotations; each method says its name.
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

public class AnnotatedTexts {
  @Retention(RetentionPolicy.RUNTIME)
  @interface Does {
    String value();

    String[] then() default {"end"};

    String named() default "other";
  }

  static class Steps {
    public void begin() {
      System.out.println("begin");
    }

    public void middle() {
      System.out.println("middle");
    }

    public void end() {
      System.out.println("end");
    }

    public void other() {
      System.out.println("other");
    }
  }

  @Does("begin")
  static class First {}

  @Does(value = "begin", then = {"middle", "end"})
  static void second() {}

  static void run(String name) throws Exception {
    Steps.class.getMethod(name).invoke(new Steps());
  }

  public static void main(String[] arguments) throws Exception {
    run(First.class.getAnnotation(Does.class).value());
    for (String each : AnnotatedTexts.class.getDeclaredMethod("second").getAnnotation(Does.class).then()) run(each);
  }
}
