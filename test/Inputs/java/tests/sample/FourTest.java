package sample;

import org.junit.Before;
import org.junit.BeforeClass;
import org.junit.Test;

public class FourTest extends Base {
  @BeforeClass
  public static void once() {}

  @Before
  public void each() {}

  @Test
  public void sum() {}

  public void helper() {}
}

abstract class Base {
  @Test
  public void inherited() {
    made();
  }

  void made() {}
}

class Inheriting extends Base {
  Inheriting() {}

  @Override
  void made() {}
}
