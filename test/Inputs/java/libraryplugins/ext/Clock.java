package ext;

import host.Factory;
import host.Plugin;

@Plugin
public class Clock {
  @Factory
  public static Clock create() {
    return new Clock();
  }

  public static Clock neverCreate() {
    return null;
  }

  @Override
  public String toString() {
    return "clock";
  }
}
