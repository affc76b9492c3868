// A class is loaded by ClassLoader.loadClass.
package reflection;

public class LoaderName {
  public static class Target implements Runnable {
    @Override
    public void run() {}
  }

  public static void main(String[] arguments) throws Exception {
    Class<?> type =
        LoaderName.class.getClassLoader().loadClass("reflection.LoaderName$Target");
    ((Runnable) type.getDeclaredConstructor().newInstance()).run();
  }
}
