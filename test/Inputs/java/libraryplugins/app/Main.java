package app;

public class Main {
  public static void main(String[] arguments) throws Exception {
    host.Host.load();
  }
}
