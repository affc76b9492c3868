package junit.framework;

/** In place of JUnit 3's. */
public abstract class TestCase {
  protected void setUp() throws Exception {}
}
