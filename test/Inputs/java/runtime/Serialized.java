import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Externalizable;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInput;
import java.io.ObjectInputStream;
import java.io.ObjectInputValidation;
import java.io.ObjectOutput;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamException;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.HashMap;

/** Serialization calls methods by their names alone. */
public class Serialized {
  static class Base {
    Base() {}
  }

  static class Written extends Base implements Serializable {
    private static final long serialVersionUID = 1;
    Object part = new Part();

    private void writeObject(ObjectOutputStream out) throws IOException {
      out.defaultWriteObject();
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
      in.defaultReadObject();
      ((Part) part).use();
    }

    @Override
    public int hashCode() {
      return 1;
    }
  }

  static class Part implements Serializable {
    private static final long serialVersionUID = 1;

    Object writeReplace() throws ObjectStreamException {
      return new Form();
    }

    void use() {}
  }

  static class Form implements Serializable {
    private static final long serialVersionUID = 1;

    private Object readResolve() throws ObjectStreamException {
      return new Part();
    }
  }

  public static class Outside implements Externalizable {
    private static final long serialVersionUID = 1;

    public Outside() {}

    public void writeExternal(ObjectOutput out) throws IOException {
      out.writeInt(1);
    }

    public void readExternal(ObjectInput in) throws IOException {
      in.readInt();
    }
  }

  static class Checked implements Serializable, ObjectInputValidation {
    private static final long serialVersionUID = 1;

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
      in.registerValidation(this, 0);
      in.defaultReadObject();
    }

    public void validateObject() throws InvalidObjectException {}
  }

  static class NotWritten implements Serializable {
    private static final long serialVersionUID = 1;

    private void writeObject(ObjectOutputStream out) throws IOException {
      out.defaultWriteObject();
    }
  }

  static class NoSerializable {
    private void writeObject(ObjectOutputStream out) throws IOException {
      out.defaultWriteObject();
    }
  }

  public static void main(String[] arguments) throws Exception {
    ArrayList<Object> list = new ArrayList<>();
    HashMap<Object, Object> map = new HashMap<>();
    Written written = new Written();
    map.put(written, new Outside());
    list.add(map);
    list.add(new Checked());
    new NoSerializable();
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ObjectOutputStream out = new ObjectOutputStream(bytes);
    out.writeObject(list);
    out.close();
    ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()));
    in.readObject();
  }
}
