package garage;

import com.google.inject.*;
import com.google.inject.matcher.Matchers;
import com.google.inject.multibindings.Multibinder;
import com.google.inject.name.*;
import java.lang.annotation.*;
import java.util.*;
import org.aopalliance.intercept.*;

/** Injection of constructors, fields and methods, providers, an interceptor. */
public class Garage {
  @Retention(RetentionPolicy.RUNTIME) @Target(ElementType.METHOD) @interface Logged {}

  interface Engine { String start(); }
  static class Diesel implements Engine {
    private final Pump pump;
    @Inject Diesel(Pump pump) { this.pump = pump; }
    @Override public String start() { return "diesel " + pump.press(); }
  }
  static class Pump { int press() { return 4; } }

  @ImplementedBy(SteelWheel.class) interface Wheel { int size(); }
  static class SteelWheel implements Wheel { @Override public int size() { return 15; } }

  @Singleton static class Log {
    final List<String> lines = new ArrayList<>();
    void add(String line) { lines.add(line); }
  }

  static class Car {
    @Inject private Engine engine;
    private Wheel wheel;
    private Set<Option> options;
    @Inject void setWheel(Wheel wheel) { this.wheel = wheel; }
    @Inject void setOptions(Set<Option> options, @Named("owner") String owner) { this.options = options; this.owner = owner; }
    String owner;
    @Logged String drive(int hours) { return owner + ": " + engine.start() + " on " + wheel.size() + " " + options.size() + " for " + hours; }
  }

  interface Option { String name(); }
  static class Radio implements Option { @Override public String name() { return "radio"; } }
  static class Roof implements Option { @Override public String name() { return "roof"; } }

  static class Logging implements MethodInterceptor {
    @Inject Log log;
    @Override public Object invoke(MethodInvocation call) throws Throwable {
      log.add(call.getMethod().getName());
      return call.proceed();
    }
  }

  static class ClockProvider implements Provider<Date> {
    @Inject Log log;
    @Override public Date get() { log.add("clock"); return new Date(0); }
  }

  static class Main extends AbstractModule {
    @Override protected void configure() {
      bind(Engine.class).to(Diesel.class);
      bind(Date.class).toProvider(ClockProvider.class);
      Multibinder<Option> options = Multibinder.newSetBinder(binder(), Option.class);
      options.addBinding().to(Radio.class);
      options.addBinding().to(Roof.class);
      Logging logging = new Logging();
      requestInjection(logging);
      bindInterceptor(Matchers.any(), Matchers.annotatedWith(Logged.class), logging);
    }
    @Provides @Named("owner") String owner(Log log) { log.add("owner"); return "Ann"; }
  }

  public static void main(String[] args) {
    Injector injector = Guice.createInjector(new Main());
    System.out.println(injector.getInstance(Car.class).drive(2));
    System.out.println(injector.getInstance(Date.class).getTime());
    System.out.println(injector.getInstance(Log.class).lines);
    for (Option option : injector.getInstance(new Key<Set<Option>>() {})) System.out.println(option.name());
  }
}
