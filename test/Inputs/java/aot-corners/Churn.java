// The collector frees what is not used, and nothing else: trees, tables and arrays of many sizes live through much garbage.

import java.util.ArrayList;
import java.util.HashMap;

/** Allocates far more than is ever in use, and sums what has to be there still. */
public class Churn {
  static final class Node {
    final Node left, right;
    final int value;

    Node(Node left, Node right, int value) {
      this.left = left;
      this.right = right;
      this.value = value;
    }

    int sum() {
      return value + (left == null ? 0 : 3 * left.sum()) + (right == null ? 0 : 5 * right.sum());
    }
  }

  // What only a static field holds.
  static Node kept;

  static Node tree(int depth, int value) {
    return depth == 0 ? null : new Node(tree(depth - 1, 2 * value), tree(depth - 1, 2 * value + 1), value);
  }

  static long arrays(int round) {
    long[][] rows = new long[20][];
    for (int i = 0; i < rows.length; i++) {
      // From a few bytes to several blocks of the heap.
      rows[i] = new long[i * i * (round % 40 + 1)];
      for (int j = 0; j < rows[i].length; j += 7)
        rows[i][j] = round + j;
    }
    long sum = 0;
    for (long[] row : rows)
      for (long each : row)
        sum += each;
    return sum;
  }

  public static void main(String[] args) {
    kept = tree(14, 1);
    Node local = tree(12, 3);
    HashMap<String, Integer> table = new HashMap<>();
    ArrayList<String> names = new ArrayList<>();
    long sum = 0;
    for (int round = 0; round < 1000; round++) {
      sum = 31 * sum + arrays(round) + tree(12, round).sum();
      String name = "round " + round;
      names.add(name);
      table.put(name + "!", round);
    }
    System.out.println(sum + " " + kept.sum() + " " + local.sum());
    int found = 0;
    for (String name : names)
      found = 31 * found + table.get(name + "!");
    System.out.println(found);
  }
}
