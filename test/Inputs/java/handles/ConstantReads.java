// The methods of ConstantBootstraps that the program calls itself.
import java.lang.invoke.ConstantBootstraps;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class ConstantReads {
  interface I {
    void go();
  }

  static class Final implements I {
    static final Final OWN = new Final();

    public void go() {}
  }

  static class InStatic implements I {
    public void go() {}
  }

  static class InField implements I {
    public void go() {}
  }

  static class InArray implements I {
    public void go() {}
  }

  static class Never implements I {
    public void go() {}
  }

  static final I CONSTANT = new Final();
  static final I OTHER = new Never();
  static I changing = new InStatic();
  I kept = new InField();
  I other = new Never();

  static MethodHandles.Lookup lookup() {
    return MethodHandles.lookup();
  }

  public static void main(String[] arguments) throws Throwable {
    ((I) ConstantBootstraps.getStaticFinal(lookup(), "CONSTANT", I.class, ConstantReads.class)).go();
    ((I) ConstantBootstraps.getStaticFinal(lookup(), "OWN", Final.class)).go();
    VarHandle ofStatic = ConstantBootstraps.staticFieldVarHandle(
        lookup(), "changing", VarHandle.class, ConstantReads.class, I.class);
    ((I) ofStatic.get()).go();
    VarHandle ofField = ConstantBootstraps.fieldVarHandle(
        lookup(), "kept", VarHandle.class, ConstantReads.class, I.class);
    ((I) ofField.get(new ConstantReads())).go();
    VarHandle ofArray = ConstantBootstraps.arrayVarHandle(lookup(), "_", VarHandle.class, I[].class);
    I[] array = {new InArray()};
    ((I) ofArray.getVolatile(array, 0)).go();
  }
}
