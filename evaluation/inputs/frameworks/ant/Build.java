// An Ant build of which a task, its nested element and a selector are the application's, named in the build file.
package build;

import java.io.File;
import java.io.InputStream;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import org.apache.tools.ant.BuildEvent;
import org.apache.tools.ant.BuildException;
import org.apache.tools.ant.DefaultLogger;
import org.apache.tools.ant.Project;
import org.apache.tools.ant.ProjectHelper;
import org.apache.tools.ant.Task;
import org.apache.tools.ant.types.FileSet;
import org.apache.tools.ant.types.selectors.BaseExtendSelector;

public class Build {
  public static class Word {
    private String text;

    public void setText(String text) { this.text = text; }
  }

  public static class Greet extends Task {
    private final List<Word> words = new ArrayList<>();
    private FileSet files;
    private String name;
    private int times;

    public void setName(String name) { this.name = name; }

    public void setTimes(int times) { this.times = times; }

    public Word createWord() {
      words.add(new Word());
      return words.get(words.size() - 1);
    }

    public void addFileset(FileSet files) { this.files = files; }

    @Override public void execute() throws BuildException {
      for (int i = 0; i < times; i++)
        log(words.get(0).text + " " + name + " " + files.getDirectoryScanner(getProject()).getIncludedFilesCount());
    }
  }

  public static class Ends extends BaseExtendSelector {
    private String suffix;

    public void setSuffix(String suffix) { this.suffix = suffix; }

    @Override public boolean isSelected(File folder, String name, File file) { return name.endsWith(suffix); }
  }

  public static class Log extends DefaultLogger {
    @Override public void targetStarted(BuildEvent event) { System.out.println(event.getTarget().getName()); }
  }

  public static void main(String[] arguments) throws Exception {
    File file = new File(arguments[0], "build.xml");
    try (InputStream stream = Build.class.getResourceAsStream("/build.xml")) {
      Files.copy(stream, file.toPath());
    }
    Project project = new Project();
    Log log = new Log();
    log.setOutputPrintStream(System.out);
    log.setErrorPrintStream(System.err);
    log.setMessageOutputLevel(Project.MSG_INFO);
    project.addBuildListener(log);
    project.init();
    project.setProperty("out", arguments[0]);
    ProjectHelper.configureProject(project, file);
    project.executeTarget(project.getDefaultTarget());
  }
}
