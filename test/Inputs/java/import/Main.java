package app;

import java.lang.annotation.*;

@Retention(RetentionPolicy.RUNTIME)
@interface Start {}

public class Main extends Base {
  public int instance(int x) {
    return x;
  }
  protected void guarded() {}
  private void hidden() {}
  @Start
  void annotated() {}
  static class Nested {
    public void unreachableFromOutside() {}
  }
}

class Base {
  public static void main(String[] args) {}
}

abstract class Gone extends missing.Absent {}
