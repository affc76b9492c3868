package sum;

import org.testng.*;
import org.testng.annotations.*;

/** Tests of TestNG by annotations: groups, data, listeners, expected exceptions. */
@Listeners(SumTest.Watch.class)
public class SumTest {
  public static class Watch extends TestListenerAdapter {
    @Override public void onTestSuccess(ITestResult result) { super.onTestSuccess(result); good++; }
    static int good;
  }

  static class Sum {
    private int total;
    void add(int value) { if (value < 0) throw new IllegalArgumentException("negative"); total += value; }
    int get() { return total; }
  }

  private Sum sum;
  @BeforeSuite public void open() { Watch.good = 0; }
  @BeforeClass public void start() { sum = null; }
  @BeforeMethod public void make() { sum = new Sum(); }
  @AfterMethod(alwaysRun = true) public void drop() { sum = null; }
  @Test(groups = "quick") public void adds() { sum.add(2); Assert.assertEquals(sum.get(), 2); }
  @Test(dependsOnMethods = "adds") public void addsAgain() { sum.add(1); sum.add(1); Assert.assertEquals(sum.get(), 2); }
  @Test(expectedExceptions = IllegalArgumentException.class) public void refuses() { sum.add(-1); }
  @DataProvider(name = "pairs") public Object[][] pairs() { return new Object[][] {{1, 2, 3}, {2, 2, 4}}; }
  @Test(dataProvider = "pairs") public void table(int a, int b, int wanted) { sum.add(a); sum.add(b); Assert.assertEquals(sum.get(), wanted); }

  public static class Factories {
    @Factory public Object[] make() { return new Object[] {new Sized(1), new Sized(2)}; }
  }
  public static class Sized {
    private final int size;
    Sized(int size) { this.size = size; }
    @Test public void isPositive() { Assert.assertTrue(size > 0); }
  }

  public static void main(String[] args) {
    TestNG runner = new TestNG(false);
    runner.setVerbose(0);
    runner.setTestClasses(new Class[] {SumTest.class, Factories.class});
    runner.setOutputDirectory(args[0]);
    runner.run();
    System.out.println(runner.getStatus() + " " + Watch.good);
  }
}
