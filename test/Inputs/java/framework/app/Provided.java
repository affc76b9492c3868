package app;

import applib.Loading;

/** A provider that a library loads by a handle. */
public class Provided {
  public static class Listed implements Loading.Starter {
    @Override
    public void start() {
      System.out.println("Listed.start");
    }
  }

  public static class Unlisted implements Loading.Starter {
    @Override
    public void start() {
      System.out.println("Unlisted.start");
    }
  }

  public static void main(String[] arguments) throws Throwable {
    Loading.startAll(Loading.Starter.class);
  }
}
