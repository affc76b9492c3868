// The classes of arrays and their elements, and arrays of several dimensions.
import java.lang.reflect.Array;

public class ClassesOfArrays {
  interface Named {
    default void name() {
      System.out.println(getClass().getName());
    }
  }

  static class Component implements Named {}
  static class Element implements Named {}
  static class Nested implements Named {}
  static class NeverMade implements Named {}

  static void make(Class<?> type) throws Exception {
    ((Named) type.getDeclaredConstructor().newInstance()).name();
  }

  static void component() throws Exception {
    make(Component[].class.componentType());
  }

  static void arrayType() throws Exception {
    System.out.println(NeverMade.class.arrayType().getName());
    make(Element.class.arrayType().getComponentType());
  }

  static void dimensions() {
    Named[][] table = (Named[][]) Array.newInstance(Named.class, 1, 1);
    table[0][0] = new Nested();
    table[0][0].name();
  }

  public static void main(String[] args) throws Exception {
    component();
    arrayType();
    dimensions();
  }
}
