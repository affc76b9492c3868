package orders;

import static org.mockito.ArgumentMatchers.*;
import static org.mockito.Mockito.*;

import java.util.*;
import org.mockito.*;
import org.mockito.stubbing.Answer;

/** Mocks, spies, answers, captors and verification. */
public class Orders {
  public interface Mailer { boolean send(String to, String text); default int limit() { return 3; } }
  public static class Warehouse {
    private final Map<String, Integer> stock = new HashMap<>();
    public Warehouse() { stock.put("tea", 5); }
    public boolean has(String what, int count) { return stock.getOrDefault(what, 0) >= count; }
    public void remove(String what, int count) { stock.merge(what, -count, Integer::sum); }
  }
  public static class Desk {
    private final Warehouse warehouse;
    private final Mailer mailer;
    public Desk(Warehouse warehouse, Mailer mailer) { this.warehouse = warehouse; this.mailer = mailer; }
    public boolean order(String what, int count) {
      if (count > mailer.limit() || !warehouse.has(what, count)) return false;
      warehouse.remove(what, count);
      return mailer.send("ann", what);
    }
  }

  static class Fields {
    @Mock Mailer mailer;
    @Spy Warehouse warehouse = new Warehouse();
    @InjectMocks Desk desk;
    @Captor ArgumentCaptor<String> text;
  }

  static class Echo implements Answer<Boolean> {
    @Override public Boolean answer(org.mockito.invocation.InvocationOnMock call) { return call.getArgument(0).equals("ann"); }
  }

  public static void main(String[] args) {
    Fields fields = new Fields();
    MockitoAnnotations.initMocks(fields);
    when(fields.mailer.limit()).thenReturn(4);
    when(fields.mailer.send(anyString(), any())).thenAnswer(new Echo());
    System.out.println(fields.desk.order("tea", 2) + " " + fields.desk.order("pot", 1));
    verify(fields.mailer).send(eq("ann"), fields.text.capture());
    System.out.println(fields.text.getValue());
    Warehouse mock = mock(Warehouse.class);
    doThrow(new IllegalStateException("closed")).when(mock).remove(anyString(), anyInt());
    when(mock.has("tea", 1)).thenReturn(true);
    try { new Desk(mock, (to, text) -> true).order("tea", 1); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
    doCallRealMethod().when(fields.mailer).limit();
    System.out.println(fields.mailer.limit());
  }
}
