package sample;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class FiveTest {
  private final Object made = new Object();

  @BeforeEach
  void each() {}

  @Test
  void sum() {
    made.hashCode();
  }

  void helper() {}
}
