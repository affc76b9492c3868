import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** Annotations are read at run time: their values make classes and constants. */
@Annotations.Marked(level = Annotations.Level.HIGH, by = Annotations.Named.class)
public class Annotations {
  enum Level {
    LOW,
    HIGH;

    void use() {}
  }

  public static class NotNamed {
    public NotNamed() {}
  }

  public static class Named {
    public Named() {}
  }

  @Retention(RetentionPolicy.RUNTIME)
  @interface Marked {
    Level level();

    Class<?> by();

    String text() default "text";
  }

  public static void main(String[] arguments) throws Exception {
    Marked marked = Annotations.class.getAnnotation(Marked.class);
    marked.level().use();
    marked.text().length();
    marked.by().getDeclaredConstructor().newInstance();
  }
}
