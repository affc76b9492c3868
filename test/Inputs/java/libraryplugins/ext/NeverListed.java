package ext;

import host.Factory;
import host.Plugin;

@Plugin
public class NeverListed {
  @Factory
  public static NeverListed create() {
    return new NeverListed();
  }
}
