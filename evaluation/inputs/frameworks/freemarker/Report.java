package report;

import freemarker.template.*;
import java.io.*;
import java.util.*;

/** Fills a template that calls getters and methods of the model. */
public class Report {
  public static class Person {
    private final String name;
    private final int age;
    private final List<Pet> pets = new ArrayList<>();
    Person(String name, int age) { this.name = name; this.age = age; }
    public String getName() { return name; }
    public int getAge() { return age; }
    public boolean isAdult() { return age > 17; }
    public List<Pet> getPets() { return pets; }
    public String greet(String word) { return word + " " + name; }
  }

  public static class Pet {
    private final String kind;
    Pet(String kind) { this.kind = kind; }
    public String getKind() { return kind; }
    public String getSound() { return kind.equals("cat") ? "meow" : "woof"; }
    @Override public String toString() { return "pet " + kind; }
  }

  public static class Upper implements TemplateMethodModelEx {
    @Override public Object exec(List arguments) { return arguments.get(0).toString().toUpperCase(Locale.ROOT); }
  }

  public static class Twice implements TemplateDirectiveModel {
    @Override public void execute(freemarker.core.Environment env, Map parameters, TemplateModel[] variables, TemplateDirectiveBody body)
        throws TemplateException, IOException { body.render(env.getOut()); body.render(env.getOut()); }
  }

  public static void main(String[] args) throws Exception {
    Configuration configuration = new Configuration(Configuration.VERSION_2_3_31);
    configuration.setClassForTemplateLoading(Report.class, "/templates");
    configuration.setObjectWrapper(new DefaultObjectWrapperBuilder(Configuration.VERSION_2_3_31).build());
    Person ann = new Person("Ann", 33);
    ann.getPets().add(new Pet("cat"));
    ann.getPets().add(new Pet("dog"));
    Map<String, Object> model = new HashMap<>();
    model.put("people", List.of(ann, new Person("Bob", 7)));
    model.put("upper", new Upper());
    model.put("twice", new Twice());
    StringWriter out = new StringWriter();
    configuration.getTemplate("report.ftl").process(model, out);
    System.out.println(out);
  }
}
