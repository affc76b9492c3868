import java.util.ServiceLoader;

/** ServiceLoader makes the providers that META-INF/services names, when they are asked for. */
public class Services {
  public interface Codec {
    String name();
  }

  public static class First implements Codec {
    public String name() {
      return "first";
    }
  }

  public static class Second implements Codec {
    public String name() {
      return "second";
    }
  }

  public static class Unlisted implements Codec {
    public String name() {
      return "unlisted";
    }
  }

  public interface Lazy {
    void work();
  }

  public static class Streamed implements Lazy {
    public void work() {}
  }

  public interface Unused {
    void work();
  }

  public static class NeverLoaded implements Unused {
    public void work() {}
  }

  public static void main(String[] arguments) {
    for (Codec codec : ServiceLoader.load(Codec.class)) {
      codec.name();
    }
    ServiceLoader.load(Lazy.class).stream().forEach(provider -> provider.get().work());
    ServiceLoader.load(Lazy.class).findFirst().ifPresent(Lazy::work);
  }
}
