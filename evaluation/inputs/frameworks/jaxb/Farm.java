package farm;

import java.io.*;
import java.util.*;
import javax.xml.bind.*;
import javax.xml.bind.annotation.*;
import javax.xml.bind.annotation.adapters.*;

/** Objects to XML and back by annotations. */
public class Farm {
  @XmlRootElement(name = "field") @XmlAccessorType(XmlAccessType.PROPERTY) public static class Field {
    private String name;
    private List<Animal> animals = new ArrayList<>();
    private Size size;
    @XmlAttribute public String getName() { return name; }
    public void setName(String name) { this.name = name; }
    @XmlElementWrapper(name = "animals") @XmlElements({@XmlElement(name = "cow", type = Cow.class), @XmlElement(name = "hen", type = Hen.class)})
    public List<Animal> getAnimals() { return animals; }
    public void setAnimals(List<Animal> animals) { this.animals = animals; }
    @XmlJavaTypeAdapter(SizeAdapter.class) public Size getSize() { return size; }
    public void setSize(Size size) { this.size = size; }
    void afterUnmarshal(Unmarshaller unmarshaller, Object parent) { name = name.trim(); }
    void beforeMarshal(Marshaller marshaller) { if (name == null) name = "?"; }
  }
  public abstract static class Animal { @XmlAttribute public int age; }
  public static class Cow extends Animal { @XmlElement(name = "milk") private int milk; void setLitres(int value) { milk = value; } }
  public static class Hen extends Animal { private int eggs; public int getEggs() { return eggs; } public void setEggs(int eggs) { this.eggs = eggs; } }
  public static class Size { final int area; Size(int area) { this.area = area; } }
  public static class SizeAdapter extends XmlAdapter<String, Size> {
    @Override public Size unmarshal(String text) { return new Size(Integer.parseInt(text)); }
    @Override public String marshal(Size size) { return Integer.toString(size.area); }
  }

  public static void main(String[] args) throws Exception {
    JAXBContext context = JAXBContext.newInstance(Field.class);
    Field field = (Field) context.createUnmarshaller().unmarshal(new StringReader(
        "<field name=' west '><animals><cow age='3'><milk>9</milk></cow><hen age='1'><eggs>2</eggs></hen></animals><size>40</size></field>"));
    System.out.println(field.getName() + field.getAnimals().size() + field.getSize().area);
    StringWriter out = new StringWriter();
    Marshaller marshaller = context.createMarshaller();
    marshaller.setProperty(Marshaller.JAXB_FORMATTED_OUTPUT, true);
    marshaller.marshal(field, out);
    System.out.println(out);
  }
}
