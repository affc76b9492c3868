package tool;

import java.io.File;
import java.util.*;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.*;

/** Commands, options by field and method, converters, subcommands. */
@Command(name = "tool", mixinStandardHelpOptions = true, version = "1", subcommands = {Tool.Add.class, CommandLine.HelpCommand.class})
public class Tool implements Callable<Integer> {
  static class Range { final int from, to; Range(int from, int to) { this.from = from; this.to = to; } }
  static class RangeConverter implements ITypeConverter<Range> {
    @Override public Range convert(String text) { String[] parts = text.split("-"); return new Range(Integer.parseInt(parts[0]), Integer.parseInt(parts[1])); }
  }
  enum Mode { FAST, SAFE }
  static class Shared { @Option(names = "-v") boolean verbose; boolean isLoud() { return verbose; } }
  static class Modes implements Iterable<String> { @Override public Iterator<String> iterator() { return List.of("FAST", "SAFE").iterator(); } }

  @Option(names = {"-r", "--range"}, converter = RangeConverter.class) Range range;
  @Option(names = "-m", completionCandidates = Modes.class) Mode mode = Mode.SAFE;
  @Option(names = "-D") Map<String, Integer> defines;
  @Parameters(arity = "0..*") List<File> files;
  @Mixin Shared shared;
  private int depth;
  @Option(names = "--depth") void setDepth(int depth) { this.depth = depth; }
  @Spec Model.CommandSpec spec;

  @Override public Integer call() {
    System.out.println(spec.name() + " " + range.from + " " + range.to + " " + mode + " " + depth + " " + files.size() + " " + shared.isLoud() + " " + defines);
    return 0;
  }

  @Command(name = "add") static class Add implements Runnable {
    @ParentCommand Tool parent;
    @Parameters int[] numbers;
    @ArgGroup(exclusive = true) Format format;
    @Override public void run() { System.out.println(Arrays.stream(numbers).sum() + (format.hex ? "x" : "") + parent.depth); }
  }
  static class Format { @Option(names = "--hex") boolean hex; @Option(names = "--dec") boolean dec; }

  @Command(name = "sub", description = "a method as a command") int sub(@Parameters(index = "0") int a, @Option(names = "-b") int b) { System.out.println(a - b); return 0; }

  public static void main(String[] args) {
    CommandLine line = new CommandLine(new Tool());
    System.out.println(line.execute("-r", "1-5", "-m", "FAST", "--depth", "3", "-v", "-Da=1", "x.txt"));
    System.out.println(line.execute("--depth", "2", "add", "--hex", "1", "2"));
    System.out.println(line.execute("sub", "5", "-b", "2"));
    System.out.println(line.execute("--help"));
  }
}
