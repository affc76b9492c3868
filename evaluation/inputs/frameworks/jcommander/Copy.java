// A command line that JCommander reads into annotated fields and setters, with a converter, a validator and a command.
package copy;

import com.beust.jcommander.IParameterValidator;
import com.beust.jcommander.IStringConverter;
import com.beust.jcommander.JCommander;
import com.beust.jcommander.Parameter;
import com.beust.jcommander.ParameterException;
import com.beust.jcommander.Parameters;
import java.util.ArrayList;
import java.util.List;

public class Copy {
  enum Mode { FAST, SAFE }

  public static class Size {
    final int bytes;

    Size(int bytes) { this.bytes = bytes; }
  }

  public static class SizeConverter implements IStringConverter<Size> {
    @Override
    public Size convert(String text) { return new Size(Integer.parseInt(text.replace("k", "")) * 1024); }
  }

  public static class Positive implements IParameterValidator {
    @Override
    public void validate(String name, String value) {
      if (value.startsWith("-"))
        throw new ParameterException(name + " is negative");
    }
  }

  @Parameters(commandDescription = "copies")
  public static class Run {
    @Parameter private List<String> files = new ArrayList<>();

    @Parameter(names = "--mode") private Mode mode = Mode.FAST;

    private int depth;

    @Parameter(names = "--depth", validateWith = Positive.class)
    public void setDepth(int depth) { this.depth = depth; }

    public int getDepth() { return depth; }
  }

  @Parameter(names = "--buffer", converter = SizeConverter.class) private Size buffer;

  public static void main(String[] arguments) {
    Copy copy = new Copy();
    Run run = new Run();
    JCommander commander = new JCommander(copy);
    commander.addCommand("run", run);
    commander.parse("--buffer", "4k", "run", "--mode", "SAFE", "--depth", "2", "a", "b");
    System.out.println(copy.buffer.bytes + " " + run.mode + run.depth + run.files);
    StringBuilder usage = new StringBuilder();
    commander.usage(usage);
    System.out.println(usage.length() > 0);
  }
}
