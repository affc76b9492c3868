// A lambda whose interface refines a generic one is called through the bridge.
package indy;

public class BridgedLambda {
  interface Visitor<T> {
    void visit(T value);
  }

  interface TextVisitor extends Visitor<String> {
    @Override
    void visit(String value);
  }

  static void target(String value) {}

  static <T> void call(Visitor<T> visitor, T value) {
    visitor.visit(value);
  }

  public static void main(String[] arguments) {
    TextVisitor visitor = value -> target(value);
    call(visitor, "x");
  }
}
