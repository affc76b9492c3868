// Mocks of an interface and of a class by EasyMock, with matchers of Hamcrest that the application writes.
package post;

import org.easymock.EasyMock;
import org.easymock.IAnswer;
import org.easymock.IArgumentMatcher;
import org.hamcrest.Description;
import org.hamcrest.MatcherAssert;
import org.hamcrest.Matchers;
import org.hamcrest.TypeSafeMatcher;

public class Post {
  public interface Carrier {
    int send(String parcel, int weight);
    void close();
  }

  public static class Register {
    private final String name;

    public Register(String name) { this.name = name; }

    public String note(String parcel) { return name + mark() + parcel; }

    public String mark() { return ":"; }
  }

  public static class Office {
    private final Carrier carrier;
    private final Register register;

    public Office(Carrier carrier, Register register) {
      this.carrier = carrier;
      this.register = register;
    }

    public int post(String parcel) {
      int cost = carrier.send(register.note(parcel), parcel.length());
      carrier.close();
      return cost;
    }
  }

  public static class Heavy implements IArgumentMatcher {
    @Override public boolean matches(Object argument) { return ((Integer) argument) > 2; }

    @Override public void appendTo(StringBuffer buffer) { buffer.append("heavy"); }

    static int heavy() {
      EasyMock.reportMatcher(new Heavy());
      return 0;
    }
  }

  public static class Cheap extends TypeSafeMatcher<Integer> {
    @Override protected boolean matchesSafely(Integer cost) { return cost < 5; }

    @Override public void describeTo(Description description) { description.appendText("cheap"); }
  }

  public static class Price implements IAnswer<Integer> {
    @Override public Integer answer() { return EasyMock.getCurrentArguments().length; }
  }

  public static void main(String[] arguments) {
    Carrier carrier = EasyMock.createMock(Carrier.class);
    Register register = EasyMock.partialMockBuilder(Register.class).withConstructor("r").addMockedMethod("mark")
        .createMock();
    EasyMock.expect(register.mark()).andReturn("-");
    EasyMock.expect(carrier.send(EasyMock.startsWith("r-"), Heavy.heavy())).andAnswer(new Price());
    carrier.close();
    EasyMock.expectLastCall().andAnswer(() -> null);
    EasyMock.replay(carrier, register);
    MatcherAssert.assertThat(new Office(carrier, register).post("box"), Matchers.both(new Cheap()).and(Matchers.is(2)));
    EasyMock.verify(carrier, register);
    System.out.println("verified");
  }
}
