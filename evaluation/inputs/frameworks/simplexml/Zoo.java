// Objects that Simple writes as XML and reads back: fields, a constructor with elements, a list, a converter and callbacks.
package zoo;

import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import org.simpleframework.xml.Attribute;
import org.simpleframework.xml.Element;
import org.simpleframework.xml.ElementList;
import org.simpleframework.xml.Root;
import org.simpleframework.xml.convert.AnnotationStrategy;
import org.simpleframework.xml.convert.Convert;
import org.simpleframework.xml.convert.Converter;
import org.simpleframework.xml.core.Commit;
import org.simpleframework.xml.core.Persist;
import org.simpleframework.xml.core.Persister;
import org.simpleframework.xml.stream.InputNode;
import org.simpleframework.xml.stream.OutputNode;

public class Zoo {
  public static class Age {
    private final int years;

    public Age(int years) { this.years = years; }
  }

  public static class AgeConverter implements Converter<Age> {
    @Override public Age read(InputNode node) throws Exception { return new Age(Integer.parseInt(node.getValue())); }

    @Override public void write(OutputNode node, Age age) { node.setValue(Integer.toString(age.years)); }
  }

  @Root public static class Animal {
    @Attribute private final String name;
    @Element @Convert(AgeConverter.class) private Age age;

    public Animal(@Attribute(name = "name") String name) { this.name = name; }

    @Override public String toString() { return name + " " + age.years; }
  }

  @Root public static class Cage {
    @ElementList(inline = true) private List<Animal> animals = new ArrayList<>();
    private String keeper;
    private int commits;

    @Element public String getKeeper() { return keeper; }

    @Element public void setKeeper(String keeper) { this.keeper = keeper; }

    @Persist public void prepare() { commits++; }

    @Commit public void done() { commits--; }
  }

  public static void main(String[] arguments) throws Exception {
    Cage cage = new Cage();
    cage.setKeeper("kim");
    Animal lion = new Animal("leo");
    lion.age = new Age(4);
    cage.animals.add(lion);
    Persister persister = new Persister(new AnnotationStrategy());
    StringWriter writer = new StringWriter();
    persister.write(cage, writer);
    Cage read = persister.read(Cage.class, writer.toString());
    System.out.println(read.animals + " " + read.keeper + " " + read.commits);
  }
}
