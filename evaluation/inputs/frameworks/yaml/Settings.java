package settings;

import java.io.*;
import java.util.*;
import org.yaml.snakeyaml.*;
import org.yaml.snakeyaml.constructor.Constructor;

/** Beans out of a YAML file, and back. */
public class Settings {
  private String host;
  private int port;
  private List<User> users = new ArrayList<>();
  private Map<String, Limit> limits = new LinkedHashMap<>();
  public String getHost() { return host; }
  public void setHost(String host) { this.host = host; }
  public int getPort() { return port; }
  public void setPort(int port) { this.port = port; }
  public List<User> getUsers() { return users; }
  public void setUsers(List<User> users) { this.users = users; }
  public Map<String, Limit> getLimits() { return limits; }
  public void setLimits(Map<String, Limit> limits) { this.limits = limits; }

  public static class User {
    private String name;
    private Role role;
    public String getName() { return name; }
    public void setName(String name) { this.name = name; }
    public Role getRole() { return role; }
    public void setRole(Role role) { this.role = role; }
  }
  public enum Role { ADMIN, GUEST }
  public static class Limit { public int soft, hard; }

  public static void main(String[] args) throws IOException {
    try (InputStream in = Settings.class.getResourceAsStream("/settings.yaml")) {
      Settings settings = new Yaml(new Constructor(Settings.class)).load(in);
      System.out.println(settings.getHost() + settings.users.get(0).getRole() + settings.limits.get("disk").hard);
      System.out.println(new Yaml().dump(settings));
    }
  }
}
