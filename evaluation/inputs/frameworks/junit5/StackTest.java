package stack;

import static org.junit.jupiter.api.Assertions.*;

import java.util.*;
import java.util.stream.Stream;
import org.junit.jupiter.api.*;
import org.junit.jupiter.api.extension.*;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.*;

/** Tests with everything around them: life cycle, parameters, nesting, extensions. */
@ExtendWith(StackTest.Timer.class)
public class StackTest {
  static class Stack {
    private final ArrayDeque<Object> items = new ArrayDeque<>();
    void push(Object item) { items.push(item); }
    Object pop() { if (items.isEmpty()) throw new NoSuchElementException(); return items.pop(); }
    boolean isEmpty() { return items.isEmpty(); }
    int size() { return items.size(); }
  }

  public static class Timer implements BeforeEachCallback, AfterEachCallback, ParameterResolver {
    @Override public void beforeEach(ExtensionContext context) { count++; }
    @Override public void afterEach(ExtensionContext context) { count--; }
    @Override public boolean supportsParameter(ParameterContext p, ExtensionContext c) { return p.getParameter().getType() == Stack.class; }
    @Override public Object resolveParameter(ParameterContext p, ExtensionContext c) { return new Stack(); }
    static int count;
  }

  private Stack stack;
  @BeforeAll static void open() { Timer.count = 0; }
  @AfterAll static void close() { Timer.count = -1; }
  @BeforeEach void make() { stack = new Stack(); }
  @AfterEach void drop() { stack = null; }

  @Test void startsEmpty() { assertTrue(stack.isEmpty()); }
  @Test @DisplayName("a given stack") void takes(Stack given) { given.push("a"); assertEquals(1, given.size()); }
  @Test void throwsWhenEmpty() { assertThrows(NoSuchElementException.class, () -> stack.pop()); }
  @Disabled("not yet") @Test void later() { fail(); }
  @RepeatedTest(2) void again(RepetitionInfo info) { assertTrue(info.getCurrentRepetition() > 0); }
  @ParameterizedTest @ValueSource(strings = {"x", "y"}) void keeps(String item) { stack.push(item); assertEquals(item, stack.pop()); }
  @ParameterizedTest @MethodSource("items") void counts(List<Integer> items) { items.forEach(stack::push); assertEquals(items.size(), stack.size()); }
  static Stream<Arguments> items() { return Stream.of(Arguments.of(List.of(1)), Arguments.of(List.of(1, 2))); }
  @TestFactory Collection<DynamicTest> made() { return List.of(DynamicTest.dynamicTest("made", this::check)); }
  private void check() { assertNotNull(stack); }

  @Nested class AfterPushing {
    @BeforeEach void push() { stack.push("it"); }
    @Test void isNoLongerEmpty() { assertFalse(stack.isEmpty()); }
  }
}
