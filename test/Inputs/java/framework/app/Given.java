package app;

import java.io.BufferedReader;
import java.io.FileReader;

/** Classes that an argument, a system property and a file name. */
public class Given {
  public static class ByArgument {
    public ByArgument() {
      System.out.println("ByArgument.new");
    }
  }

  public static class ByProperty {
    public ByProperty() {
      System.out.println("ByProperty.new");
    }
  }

  public static class ByFile {
    public ByFile() {
      System.out.println("ByFile.new");
    }
  }

  public static class ByNothing {
    public ByNothing() {
      System.out.println("ByNothing.new");
    }
  }

  public static void main(String[] arguments) throws Exception {
    Class.forName(arguments[0]).getConstructor().newInstance();
    Class.forName(System.getProperty("given.class")).getConstructor().newInstance();
    try (BufferedReader in = new BufferedReader(new FileReader(arguments[1]))) {
      Class.forName(in.readLine()).getConstructor().newInstance();
    }
  }
}
