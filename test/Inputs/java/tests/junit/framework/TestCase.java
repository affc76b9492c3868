package junit.framework;

/** Stands for JUnit 3's. */
public abstract class TestCase {
  protected void setUp() throws Exception {}
}
