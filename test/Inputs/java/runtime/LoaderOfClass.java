/** Finds a class by the loader of another class, which the JVM wrote into it, and asks its module. */
public class LoaderOfClass {
  public static class Plugin implements Runnable {
    @Override
    public void run() {
      System.out.println("plugin");
    }
  }

  public static class NotNamed implements Runnable {
    @Override
    public void run() {
      System.out.println("not named");
    }
  }

  static Runnable load(Class<?> service, String name) throws Exception {
    ClassLoader loader = service.getClassLoader();
    return (Runnable) loader.loadClass(name).getDeclaredConstructor().newInstance();
  }

  public static void main(String[] args) throws Exception {
    load(Runnable[].class.isArray() ? Plugin.class : NotNamed.class, "LoaderOfClass$Plugin").run();
    System.out.println(Plugin.class.getModule().isNamed());
  }
}
