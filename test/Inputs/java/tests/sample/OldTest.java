package sample;

import junit.framework.TestCase;

public class OldTest extends TestCase {
  @Override
  protected void setUp() {}

  public void testSum() {}

  public void helper() {}
}
