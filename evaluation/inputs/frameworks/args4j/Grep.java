// A command line that args4j parses into fields and methods, with the application's own handler and an enum.
package grep;

import java.util.ArrayList;
import java.util.List;
import org.kohsuke.args4j.Argument;
import org.kohsuke.args4j.CmdLineException;
import org.kohsuke.args4j.CmdLineParser;
import org.kohsuke.args4j.Option;
import org.kohsuke.args4j.OptionDef;
import org.kohsuke.args4j.spi.OneArgumentOptionHandler;
import org.kohsuke.args4j.spi.Setter;

public class Grep {
  public enum Color { ALWAYS, NEVER }

  public static class Range {
    private final int length;

    public Range(int length) { this.length = length; }
  }

  public static class RangeHandler extends OneArgumentOptionHandler<Range> {
    public RangeHandler(CmdLineParser parser, OptionDef option, Setter<? super Range> setter) {
      super(parser, option, setter);
    }

    @Override protected Range parse(String argument) throws CmdLineException { return new Range(argument.length()); }
  }

  @Option(name = "-color", usage = "when to colour") private Color color = Color.NEVER;
  @Option(name = "-range", handler = RangeHandler.class) private Range range;
  @Argument private List<String> files = new ArrayList<>();
  private int depth;

  @Option(name = "-depth") public void setDepth(int depth) { this.depth = depth; }

  public static void main(String[] arguments) throws Exception {
    Grep grep = new Grep();
    CmdLineParser parser = new CmdLineParser(grep);
    parser.parseArgument("-color", "always", "-range", "abc", "-depth", "3", "a", "b");
    parser.printUsage(System.out);
    System.out.println(grep.color + " " + grep.range.length + " " + grep.depth + " " + grep.files);
  }
}
