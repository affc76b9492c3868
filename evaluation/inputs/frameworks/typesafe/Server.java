// A bean that Typesafe Config fills from a file of the application.
package server;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigBeanFactory;
import com.typesafe.config.ConfigFactory;
import com.typesafe.config.Optional;
import java.util.List;

public class Server {
  public enum Level { LOW, HIGH }

  public static class Limits {
    private int most;

    public int getMost() { return most; }

    public void setMost(int most) { this.most = most; }
  }

  public static class Settings {
    private String host;
    private Level level;
    private Limits limits;
    private List<String> users;
    @Optional private String note;

    public String getHost() { return host; }

    public void setHost(String host) { this.host = host; }

    public Level getLevel() { return level; }

    public void setLevel(Level level) { this.level = level; }

    public Limits getLimits() { return limits; }

    public void setLimits(Limits limits) { this.limits = limits; }

    public List<String> getUsers() { return users; }

    public void setUsers(List<String> users) { this.users = users; }

    public String getNote() { return note; }

    public void setNote(String note) { this.note = note; }
  }

  public static void main(String[] arguments) {
    Config config = ConfigFactory.load("server");
    Settings settings = ConfigBeanFactory.create(config.getConfig("server"), Settings.class);
    System.out.println(settings.getHost() + " " + settings.getLevel() + " " + settings.getLimits().getMost() + " " + settings.getUsers());
  }
}
