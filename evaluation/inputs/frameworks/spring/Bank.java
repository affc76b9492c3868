package bank;

import java.lang.reflect.Method;
import java.util.List;
import java.util.ArrayList;
import java.util.Map;
import java.util.TreeMap;
import org.springframework.aop.MethodBeforeAdvice;
import org.springframework.aop.framework.ProxyFactoryBean;
import org.springframework.beans.factory.InitializingBean;
import org.springframework.beans.factory.annotation.*;
import org.springframework.beans.factory.config.BeanPostProcessor;
import org.springframework.context.*;
import org.springframework.context.annotation.*;
import org.springframework.context.event.*;
import org.springframework.context.support.ClassPathXmlApplicationContext;
import org.springframework.stereotype.*;

/** Beans by annotation and by XML, injection, life cycle, events, advice. */
public class Bank {
  public interface Store { int read(String key); void write(String key, int value); }

  @Repository public static class MemoryStore implements Store, InitializingBean {
    private final Map<String, Integer> values = new TreeMap<>();
    @Override public void afterPropertiesSet() { values.put("ann", 10); }
    @Override public int read(String key) { return values.getOrDefault(key, 0); }
    @Override public void write(String key, int value) { values.put(key, value); }
  }

  @Service public static class Accounts {
    private final Store store;
    @Autowired private ApplicationEventPublisher events;
    private Audit audit;
    @Value("${limit:50}") private int limit;
    @Autowired public Accounts(Store store) { this.store = store; }
    @Autowired public void setAudit(Audit audit) { this.audit = audit; }
    public int pay(String who, int amount) {
      int value = Math.min(limit, store.read(who) + amount);
      store.write(who, value);
      audit.note(who);
      events.publishEvent(new Paid(who));
      return value;
    }
  }

  public static class Paid { final String who; Paid(String who) { this.who = who; } }

  @Component public static class Listener {
    int count;
    @EventListener public void onPaid(Paid paid) { count += paid.who.length(); }
  }

  @Component public static class Started implements ApplicationListener<ContextRefreshedEvent> {
    boolean is;
    @Override public void onApplicationEvent(ContextRefreshedEvent event) { is = true; }
  }

  public static class Audit {
    final List<String> lines = new ArrayList<>();
    void note(String line) { lines.add(line); }
    public void open() { lines.add("open"); }
    public void close() { lines.add("close"); }
  }

  @Component @ComponentScan(basePackages = "bank") public static class Wiring {
    @Bean(initMethod = "open", destroyMethod = "close") public Audit audit() { return new Audit(); }
    @Bean public static Marking marking() { return new Marking(); }
    @Bean public Rates rates(Store store) { return new Rates(store.read("ann")); }
  }

  public static class Rates { final int base; Rates(int base) { this.base = base; } public int twice() { return 2 * base; } }

  public static class Marking implements BeanPostProcessor {
    final List<String> names = new ArrayList<>();
    @Override public Object postProcessBeforeInitialization(Object bean, String name) { names.add(name); return bean; }
    @Override public Object postProcessAfterInitialization(Object bean, String name) { return bean; }
  }

  public static class Tracing implements MethodBeforeAdvice {
    @Override public void before(Method method, Object[] arguments, Object target) { System.out.println("calls " + method.getName()); }
  }

  public static class Greeter {
    private String word;
    private Store store;
    public void setWord(String word) { this.word = word; }
    public void setStore(Store store) { this.store = store; }
    public String greet(String who) { return word + " " + who + " " + store.read(who); }
  }

  public static void main(String[] args) {
    try (AnnotationConfigApplicationContext context = new AnnotationConfigApplicationContext()) {
      context.register(Wiring.class, MemoryStore.class, Accounts.class, Listener.class, Started.class);
      context.refresh();
      System.out.println(context.getBean(Accounts.class).pay("ann", 5));
      System.out.println(context.getBean(Listener.class).count + " " + context.getBean(Rates.class).twice());
      System.out.println(context.getBean(Marking.class).names.size() > 3);
    }
    try (ClassPathXmlApplicationContext context = new ClassPathXmlApplicationContext("beans.xml")) {
      System.out.println(context.getBean(Greeter.class).greet("ann"));
      Store traced = context.getBean("traced", Store.class);
      traced.write("bob", 3);
      System.out.println(traced.read("bob"));
    }
  }
}
