// A Python script that the application runs: it makes, extends and calls classes of the application.
package zoo;

import org.python.core.PyObject;
import org.python.util.PythonInterpreter;

public class Zoo {
  public interface Animal {
    String speak(int times);
  }

  public static class Cage {
    private Animal animal;
    private int size = 3;

    public Animal getAnimal() { return animal; }

    public void setAnimal(Animal animal) { this.animal = animal; }

    public int getSize() { return size; }

    public void setSize(int size) { this.size = size; }

    public String open() { return animal.speak(size); }
  }

  public static class Duck implements Animal {
    @Override
    public String speak(int times) { return "quack" + times; }
  }

  private static final String SCRIPT = "from zoo import Zoo\n"
      + "class Cow(Zoo.Animal):\n"
      + "    def speak(self, times):\n"
      + "        return 'moo' * times\n"
      + "cage = Zoo.Cage()\n"
      + "cage.animal = Zoo.Duck()\n"
      + "first = cage.open()\n"
      + "cage.size = cage.size - 1\n"
      + "cage.setAnimal(Cow())\n"
      + "second = cage.open()\n";

  public static void main(String[] arguments) {
    System.setProperty("python.import.site", "false");
    try (PythonInterpreter python = new PythonInterpreter()) {
      python.exec(SCRIPT);
      PyObject second = python.get("second");
      System.out.println(python.get("first") + " " + second);
    }
  }
}
