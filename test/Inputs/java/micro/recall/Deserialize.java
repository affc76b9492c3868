// Reading an object calls the methods that serialization looks for, and the object is called.
package recall;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;

public class Deserialize {
  static class Base {
    Base() {}
  }

  static class Stored extends Base implements Serializable {
    private static final long serialVersionUID = 1;
    int value = 7;

    private void writeObject(ObjectOutputStream out) throws IOException {
      out.defaultWriteObject();
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
      in.defaultReadObject();
    }

    private Object readResolve() {
      return this;
    }

    void use() {}
  }

  public static void main(String[] arguments) throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(new Stored());
    }
    try (ObjectInputStream in =
        new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      ((Stored) in.readObject()).use();
    }
  }
}
