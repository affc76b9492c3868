package app;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import applib.Mark;
import applib.Other;
import applib.Scanner;

/** What the library finds by an annotation, and what it does not. */
public class Marked {
  @Mark
  @Retention(RetentionPolicy.RUNTIME)
  @interface Own {}

  static class Part {
    void use() {
      System.out.println("Part.use");
    }
  }

  static class Tests {
    @Mark private Part part;

    Tests() {
      System.out.println("Tests.new");
    }

    @Mark
    void first() {
      part.use();
    }

    @Own
    void second() {
      System.out.println("Tests.second");
    }

    @Other
    void other() {
      System.out.println("Tests.other");
    }

    void plain() {
      System.out.println("Tests.plain");
    }
  }

  @Other
  static class NeverAsked {
    NeverAsked() {
      System.out.println("NeverAsked.new");
    }
  }

  public static void main(String[] arguments) throws Exception {
    Scanner.run(new int[] {'a', 'p', 'p', '.', 'M', 'a', 'r', 'k', 'e', 'd', '$', 'T', 'e', 's', 't', 's'});
  }
}
