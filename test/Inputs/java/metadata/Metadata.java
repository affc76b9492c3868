// javac-options: -g -parameters
import java.lang.annotation.*;
import java.util.List;

enum Level { LOW, HIGH }

@Retention(RetentionPolicy.RUNTIME)
@interface Inner {
  String value();
}

@Retention(RetentionPolicy.RUNTIME)
@interface Everything {
  boolean z() default true;
  byte b();
  char c();
  short s();
  int i();
  long j();
  float f();
  double d();
  String text();
  Level level();
  Class<?> type();
  Inner inner();
  int[] many();
}

@Retention(RetentionPolicy.CLASS)
@Target({ElementType.TYPE_USE, ElementType.PARAMETER})
@interface Marked {}

@Everything(b = -1, c = 'x', s = 300, i = 7, j = 8, f = 0.5f, d = 0.25, text = "caf\u00e9", level = Level.HIGH,
    type = void.class, inner = @Inner("deep"), many = {1, 2})
@Deprecated
class Metadata<T extends Comparable<T>> {
  static final byte SMALL = -3;
  static final char LETTER = '\uffff';
  static final boolean YES = true;
  static final long BIG = 1L << 40;
  static final float NOT_A_NUMBER = Float.NaN;
  static final String TEXT = "zero \u0000 here";
  final int inInstance = 5;
  List<T> generic;

  <X extends Exception> void thrower(@Marked List<@Marked String> list, final int number) throws X, java.io.IOException {
    Object local = new Object() {};
  }

  record Point(@Deprecated int x, List<String> names) {}
}

sealed interface Shape permits Circle, Square {}

final class Circle implements Shape {}

non-sealed class Square implements Shape {}
