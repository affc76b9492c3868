// A serializable lambda is read back: $deserializeLambda$ makes it again.
package indy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;

public class SerializableLambda {
  interface Action extends Runnable, Serializable {}

  static void target() {}

  public static void main(String[] arguments) throws Exception {
    Action action = () -> target();
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(action);
    }
    try (ObjectInputStream in =
        new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      ((Runnable) in.readObject()).run();
    }
  }
}
