import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.nio.charset.Charset;
import java.text.NumberFormat;
import java.util.Locale;

/** What the platform finds by names that it computes, and what constants in the program name. */
public class Named {
  enum Level {
    HIGH {
      @Override
      String text() {
        return "high";
      }
    };

    abstract String text();
  }

  @Retention(RetentionPolicy.RUNTIME)
  @interface Marked {
    Level level() default Level.HIGH;
  }

  @Marked
  static class Target {}

  static String called(String text) {
    return text;
  }

  static String reflected() {
    return "reflected";
  }

  static String notNamed() {
    return "not";
  }

  public static void main(String[] arguments) throws Throwable {
    System.out.println(Charset.forName("IBM037").newEncoder().maxBytesPerChar());
    System.out.println(new String(new byte[] {65}, "Big5-HKSCS") + "a".getBytes("windows-1252").length);
    System.out.println(NumberFormat.getCurrencyInstance(Locale.GERMANY).format(1.5));
    System.out.println(Target.class.getAnnotation(Marked.class).level().text());
    MethodType type = MethodType.methodType(String.class, String.class);
    System.out.println((String) MethodHandles.lookup().findStatic(Named.class, "called", type).invokeExact("called"));
    System.out.println(Named.class.getDeclaredMethod("reflected").invoke(null));
  }
}
