package service;

import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import org.apache.logging.log4j.LogManager;
import org.apache.logging.log4j.Logger;
import org.apache.logging.log4j.ThreadContext;
import org.apache.logging.log4j.core.Filter;
import org.apache.logging.log4j.core.Layout;
import org.apache.logging.log4j.core.LogEvent;
import org.apache.logging.log4j.core.appender.AbstractAppender;
import org.apache.logging.log4j.core.config.Property;
import org.apache.logging.log4j.core.config.plugins.*;
import org.apache.logging.log4j.core.layout.AbstractStringLayout;

/** Logs through appender, layout and lookup of its own, named in log4j2.xml. */
public class Service {
  private static final Logger LOG = LogManager.getLogger(Service.class);

  @Plugin(name = "Collect", category = "Core", elementType = "appender", printObject = true)
  public static class Collect extends AbstractAppender {
    private final String prefix;
    Collect(String name, Filter filter, Layout<? extends Serializable> layout, String prefix) {
      super(name, filter, layout, true, Property.EMPTY_ARRAY);
      this.prefix = prefix;
    }
    @PluginFactory public static Collect make(@PluginAttribute("name") String name, @PluginElement("Filter") Filter filter,
        @PluginElement("Layout") Layout<? extends Serializable> layout, @PluginAttribute("prefix") String prefix) {
      return new Collect(name, filter, layout, prefix);
    }
    @Override public void append(LogEvent event) { System.out.print(prefix + getLayout().toSerializable(event)); }
  }

  @Plugin(name = "Plain", category = "Core", elementType = "layout")
  public static class Plain extends AbstractStringLayout {
    Plain() { super(StandardCharsets.UTF_8); }
    @PluginFactory public static Plain make() { return new Plain(); }
    @Override public String toSerializable(LogEvent event) { return event.getLevel() + " " + event.getMessage().getFormattedMessage() + "\n"; }
  }

  static int work(int n) {
    LOG.debug("work on {}", n);
    if (n > 2) LOG.warn("large: {}", () -> describe(n));
    try { return 10 / (n - 1); } catch (ArithmeticException e) { LOG.error("failed", e); return 0; }
  }
  static Object describe(int n) { return "number " + n; }

  public static void main(String[] args) {
    ThreadContext.put("user", "ann");
    for (int i = 0; i < 4; i++) LOG.info("result {}", work(i));
    LogManager.shutdown();
  }
}
