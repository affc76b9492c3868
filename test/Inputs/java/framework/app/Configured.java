package app;

import applib.Scanner;

/** A class that a file names, and one that none names. */
public class Configured {
  static class Named implements Runnable {
    @Override
    public void run() {
      System.out.println("Named.run");
    }
  }

  static class Unnamed implements Runnable {
    @Override
    public void run() {
      System.out.println("Unnamed.run");
    }
  }

  public static void main(String[] arguments) throws Exception {
    Scanner.start(new int[] {'a', 'p', 'p', '.', 'C', 'o', 'n', 'f', 'i', 'g', 'u', 'r', 'e', 'd', '$', 'N', 'a', 'm', 'e', 'd'});
  }
}
