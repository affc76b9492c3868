// Method references in a pipeline of the stream library.
package indy;

import java.util.List;
import java.util.stream.Collectors;

public class StreamReference {
  static class Item implements Comparable<Item> {
    final int weight;

    Item(int weight) {
      this.weight = weight;
    }

    int getWeight() {
      return weight;
    }

    boolean isHeavy() {
      return weight > 1;
    }

    @Override
    public int compareTo(Item other) {
      return Integer.compare(weight, other.weight);
    }
  }

  public static void main(String[] arguments) {
    List.of(3, 1, 2).stream()
        .map(Item::new)
        .filter(Item::isHeavy)
        .sorted(Item::compareTo)
        .map(Item::getWeight)
        .collect(Collectors.toList());
  }
}
