// Entities that EclipseLink keeps in an H2 database in memory.
package garden;

import java.util.ArrayList;
import java.util.List;
import javax.persistence.AttributeConverter;
import javax.persistence.CascadeType;
import javax.persistence.Convert;
import javax.persistence.Converter;
import javax.persistence.Entity;
import javax.persistence.EntityListeners;
import javax.persistence.EntityManager;
import javax.persistence.EntityManagerFactory;
import javax.persistence.GeneratedValue;
import javax.persistence.Id;
import javax.persistence.OneToMany;
import javax.persistence.Persistence;
import javax.persistence.PostLoad;
import javax.persistence.PrePersist;

public class Garden {
  public static class Audit {
    @PrePersist
    public void before(Object entity) { System.out.println("keeps " + entity); }
  }

  @Converter
  public static class Shade implements AttributeConverter<Boolean, String> {
    @Override
    public String convertToDatabaseColumn(Boolean value) { return Boolean.TRUE.equals(value) ? "Y" : "N"; }

    @Override
    public Boolean convertToEntityAttribute(String value) { return "Y".equals(value); }
  }

  @Entity(name = "Plant")
  public static class Plant {
    @Id @GeneratedValue private Long id;
    private String name;
    @Convert(converter = Shade.class) private Boolean shade = true;

    public Plant() {}

    Plant(String name) { this.name = name; }

    @PostLoad
    void loaded() { System.out.println("loaded " + name); }

    @Override
    public String toString() { return name; }
  }

  @Entity(name = "Bed")
  @EntityListeners(Audit.class)
  public static class Bed {
    @Id @GeneratedValue private Long id;
    @OneToMany(cascade = CascadeType.ALL) private List<Plant> plants = new ArrayList<>();

    public Bed() {}

    @Override
    public String toString() { return "bed of " + plants.size(); }
  }

  public static void main(String[] arguments) {
    EntityManagerFactory factory = Persistence.createEntityManagerFactory("garden");
    EntityManager manager = factory.createEntityManager();
    manager.getTransaction().begin();
    Bed bed = new Bed();
    bed.plants.add(new Plant("rose"));
    manager.persist(bed);
    manager.getTransaction().commit();
    manager.clear();
    factory.getCache().evictAll();
    System.out.println(manager.createQuery("select p from Plant p where p.name = :name").setParameter("name", "rose").getResultList());
    factory.close();
  }
}
