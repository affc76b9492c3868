// An interface of a package that java.base does not export.
// javac-options: --add-exports=java.base/sun.security.util=ALL-UNNAMED
package q;

abstract class OfModule implements sun.security.util.Length {}
