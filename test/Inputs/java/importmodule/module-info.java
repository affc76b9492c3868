/** A module with a clause of each kind. */
open module m.test {
  requires transitive java.logging;
  requires static java.sql;
  exports m.api;
  exports m.inner to java.logging, java.sql;
  uses java.util.spi.ToolProvider;
  provides java.util.spi.ToolProvider with m.inner.Tool;
}
