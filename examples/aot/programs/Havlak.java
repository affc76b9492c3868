//===- Havlak.java - Finds the loops of control-flow graphs ---===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

import java.util.ArrayList;
import java.util.HashMap;

/** Havlak's algorithm, which also finds irreducible loops, over generated graphs. */
public class Havlak {
  /** A graph that one can walk over. */
  interface Graph {
    int size();

    Block entry();
  }

  static class Block {
    final int name;
    final ArrayList<Block> in = new ArrayList<>(), out = new ArrayList<>();

    Block(int name) {
      this.name = name;
    }
  }

  static class ControlFlowGraph implements Graph {
    private final ArrayList<Block> blocks = new ArrayList<>();

    public int size() {
      return blocks.size();
    }

    public Block entry() {
      return blocks.get(0);
    }

    Block make() {
      Block block = new Block(blocks.size());
      blocks.add(block);
      return block;
    }

    void connect(Block from, Block to) {
      from.out.add(to);
      to.in.add(from);
    }

    Block chain(Block from, int length) {
      for (int i = 0; i < length; i++) {
        Block next = make();
        connect(from, next);
        from = next;
      }
      return from;
    }

    Block diamond(Block from) {
      Block left = make(), right = make(), join = make();
      connect(from, left);
      connect(from, right);
      connect(left, join);
      connect(right, join);
      return join;
    }

    Block loop(Block from, int depth) {
      Block header = chain(from, 1);
      Block body = diamond(header);
      for (int i = 0; i < depth; i++)
        body = loop(body, depth - 1);
      Block latch = chain(body, 2);
      connect(latch, header);
      return chain(latch, 1);
    }

    /** Two blocks that jump to each other, and are both entered from outside. */
    Block irreducible(Block from) {
      Block a = make(), b = make();
      connect(from, a);
      connect(from, b);
      connect(a, b);
      connect(b, a);
      return chain(b, 1);
    }
  }

  abstract static class Region {
    Loop parent;

    abstract int depth();

    abstract int weight();
  }

  static class Leaf extends Region {
    final Block block;

    Leaf(Block block) {
      this.block = block;
    }

    int depth() {
      return 0;
    }

    int weight() {
      return block.name % 5 + 1;
    }
  }

  static class Loop extends Region {
    final ArrayList<Region> members = new ArrayList<>();

    void add(Region region) {
      region.parent = this;
      members.add(region);
    }

    boolean isReducible() {
      return true;
    }

    int depth() {
      int deepest = 0;
      for (Region each : members)
        deepest = Math.max(deepest, each.depth());
      return deepest + 1;
    }

    int weight() {
      int sum = 0;
      for (Region each : members)
        sum += each.weight();
      return 10 * sum;
    }
  }

  static class IrreducibleLoop extends Loop {
    boolean isReducible() {
      return false;
    }

    int weight() {
      return 2 * super.weight();
    }
  }

  /** A node of the union-find forest: the loops that are found are merged to one. */
  static class Node {
    Node parent = this;
    final Block block;
    final int number;
    Loop loop;

    Node(Block block, int number) {
      this.block = block;
      this.number = number;
    }

    Node find() {
      Node root = this;
      while (root.parent != root)
        root = root.parent;
      for (Node at = this; at != root;) {
        Node next = at.parent;
        at.parent = root;
        at = next;
      }
      return root;
    }
  }

  static class Finder {
    private final Graph graph;
    private final HashMap<Block, Integer> numbers = new HashMap<>();
    private final Node[] nodes;
    private final int[] last;
    private final ArrayList<ArrayList<Node>> backEdges = new ArrayList<>(), others = new ArrayList<>();
    private int count;
    final ArrayList<Loop> loops = new ArrayList<>();

    Finder(Graph graph) {
      this.graph = graph;
      nodes = new Node[graph.size()];
      last = new int[graph.size()];
    }

    private void number(Block block) {
      int number = count++;
      nodes[number] = new Node(block, number);
      numbers.put(block, number);
      for (Block next : block.out)
        if (!numbers.containsKey(next))
          number(next);
      last[number] = count - 1;
    }

    private boolean isAncestor(int a, int b) {
      return a <= b && b <= last[a];
    }

    private void classifyEdges() {
      for (int i = 0; i < count; i++) {
        ArrayList<Node> back = new ArrayList<>(), other = new ArrayList<>();
        for (Block from : nodes[i].block.in) {
          Integer number = numbers.get(from);
          if (number != null)
            (isAncestor(i, number) ? back : other).add(nodes[number]);
        }
        backEdges.add(back);
        others.add(other);
      }
    }

    void run() {
      number(graph.entry());
      classifyEdges();
      for (int i = count - 1; i >= 0; i--)
        visit(nodes[i]);
    }

    private void visit(Node header) {
      ArrayList<Node> body = new ArrayList<>();
      boolean isSelf = false, isReducible = true;
      for (Node each : backEdges.get(header.number)) {
        if (each == header)
          isSelf = true;
        else
          addOnce(body, each.find());
      }
      for (int at = 0; at < body.size(); at++) {
        ArrayList<Node> incoming = others.get(body.get(at).number);
        for (int i = 0; i < incoming.size(); i++) {
          Node from = incoming.get(i).find();
          if (!isAncestor(header.number, from.number)) {
            isReducible = false;
            others.get(header.number).add(from);
          } else if (from != header) {
            addOnce(body, from);
          }
        }
      }
      if (!body.isEmpty() || isSelf)
        makeLoop(header, body, isReducible);
    }

    private static void addOnce(ArrayList<Node> body, Node node) {
      for (Node each : body)
        if (each == node)
          return;
      body.add(node);
    }

    private void makeLoop(Node header, ArrayList<Node> body, boolean isReducible) {
      Loop loop = isReducible ? new Loop() : new IrreducibleLoop();
      loop.add(new Leaf(header.block));
      for (Node each : body) {
        each.parent = header;
        if (each.loop != null)
          loop.add(each.loop);
        else
          loop.add(new Leaf(each.block));
      }
      header.loop = loop;
      loops.add(loop);
    }
  }

  static ControlFlowGraph makeGraph(int size) {
    ControlFlowGraph graph = new ControlFlowGraph();
    Block at = graph.make();
    for (int i = 0; i < size; i++) {
      at = graph.loop(at, i % 4);
      if (i % 3 == 0)
        at = graph.irreducible(at);
      at = graph.diamond(at);
    }
    return graph;
  }

  public static void main(String[] args) {
    int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 3;
    ControlFlowGraph graph = makeGraph(40);
    int loops = 0, irreducible = 0, weight = 0, deepest = 0;
    for (int i = 0; i < rounds; i++) {
      Finder finder = new Finder(graph);
      finder.run();
      for (Loop each : finder.loops) {
        loops++;
        if (!each.isReducible())
          irreducible++;
        if (each.parent == null) {
          weight = 31 * weight + each.weight();
          deepest = Math.max(deepest, each.depth());
        }
      }
    }
    System.out.println("blocks " + graph.size() + " loops " + loops + " irreducible " + irreducible);
    System.out.println("weight " + weight + " deepest " + deepest);
  }
}
