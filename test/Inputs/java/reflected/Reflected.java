import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

// javac-options: -parameters

@Retention(RetentionPolicy.RUNTIME)
@interface Values {
  boolean z() default true;
  byte b() default -1;
  char c() default '\uffff';
  short s() default Short.MIN_VALUE;
  int i() default 7;
  long j() default Long.MIN_VALUE;
  float f() default -0.0f;
  double d() default Double.NaN;
  String text() default "caf\u00e9 \0 \ud83d\ude00";
  Colour colour() default Colour.RED;
  Class<?> type() default int[].class;
  Named named() default @Named("inner");
  int[] many() default {};
  Named[] list() default {@Named("a"), @Named("b")};
}

@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE_USE, ElementType.TYPE_PARAMETER, ElementType.PARAMETER, ElementType.ANNOTATION_TYPE, ElementType.FIELD,
    ElementType.METHOD, ElementType.CONSTRUCTOR, ElementType.TYPE, ElementType.RECORD_COMPONENT})
@interface Named {
  String value();
}

enum Colour {
  RED,
  GREEN {
    @Override
    public String toString() {
      return "green";
    }
  }
}

sealed interface Shape permits Circle, Square {}

record Circle(@Named("r") double radius, List<@Named("element") String> names) implements Shape {}

final class Square implements Shape {}

@Values(z = false, c = 'x', many = {1, 2}, colour = Colour.GREEN, type = void.class)
@Deprecated
public class Reflected<@Named("T") T extends @Named("bound") Comparable<T> & Runnable> extends ArrayList<@Named("super") String>
    implements java.io.@Named("interface") Serializable {
  static final boolean FLAG = true;
  static final char LETTER = '\uffff';
  static final short SMALL = -2;
  static final float NAN = Float.intBitsToFloat(0x7fc00001);
  static final String TEXT = "a\0b";
  final int instance = 5;
  @Named("field") transient volatile List<@Named("argument") ? super @Named("wildcard") T> field;

  /** Parameters, annotated and thrown types. */
  <@Named("E") E extends @Named("thrown") Exception> @Named("result") String @Named("array") [] method(
      @Named("receiver") Reflected<T> this, @Values @Named("first") final int first, String... rest) throws @Named("throws") E {
    Runnable local = new Runnable() {
      @Override
      public void run() {}
    };
    local.run();
    class Local {}
    return new Local().toString().split("");
  }

  private class Inner {
    Inner(@Named("parameter") int value) {}
  }

  static Supplier<String> lambda(String text) {
    return () -> text;
  }

  @Deprecated
  protected static strictfp synchronized void old() {}
}
