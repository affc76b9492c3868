// Objects of the application whose properties AssertJ reads by name, with a condition of the application.
package check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import org.assertj.core.api.Condition;
import org.assertj.core.api.SoftAssertions;

public class Check {
  public static class Player {
    private final String name;
    private final int score;

    Player(String name, int score) {
      this.name = name;
      this.score = score;
    }

    public String getName() { return name; }

    public int getScore() { return score; }

    public String getRank() { return score > 5 ? "high" : "low"; }

    @Override
    public String toString() { return name; }
  }

  public static class High extends Condition<Player> {
    @Override
    public boolean matches(Player player) { return player.getScore() > 5; }
  }

  static void fail() { throw new IllegalStateException("failed"); }

  public static void main(String[] arguments) {
    List<Player> players = Arrays.asList(new Player("Ada", 9), new Player("Ben", 4));
    assertThat(players).extracting("name").containsExactly("Ada", "Ben");
    assertThat(players).filteredOn("rank", "high").hasSize(1);
    assertThat(players.get(0)).is(new High()).hasFieldOrPropertyWithValue("score", 9);
    assertThatThrownBy(Check::fail).hasMessage("failed");
    SoftAssertions soft = new SoftAssertions();
    soft.assertThat(players.get(1)).isEqualToComparingFieldByField(new Player("Ben", 4));
    soft.assertAll();
    System.out.println("checked");
  }
}
