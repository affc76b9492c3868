// A class of the application with collaborators that jMock imitates.
package market;

import org.hamcrest.Description;
import org.jmock.Expectations;
import org.jmock.Mockery;
import org.jmock.api.Action;
import org.jmock.api.Invocation;

public class Market {
  public interface Price {
    double of(String good);

    void changed(String good, double by);
  }

  public interface Listener {
    void sold(String good);
  }

  public static class Stall {
    private final Price price;
    private final Listener listener;

    public Stall(Price price, Listener listener) {
      this.price = price;
      this.listener = listener;
    }

    public double sell(String good, int count) {
      listener.sold(good);
      price.changed(good, 0.1);
      return price.of(good) * count;
    }
  }

  public static class Record implements Action {
    @Override
    public Object invoke(Invocation invocation) {
      System.out.println(invocation.getInvokedMethod().getName() + " " + invocation.getParameter(0));
      return null;
    }

    @Override
    public void describeTo(Description description) {
      description.appendText("records");
    }
  }

  public static void main(String[] arguments) {
    Mockery mockery = new Mockery();
    Price price = mockery.mock(Price.class);
    Listener listener = mockery.mock(Listener.class);
    mockery.checking(new Expectations() {
      {
        oneOf(price).of("pear");
        will(returnValue(2.0));
        oneOf(listener).sold(with(any(String.class)));
        will(new Record());
        allowing(price).changed(with(equal("pear")), with(any(double.class)));
      }
    });
    System.out.println(new Stall(price, listener).sell("pear", 3));
    mockery.assertIsSatisfied();
  }
}
