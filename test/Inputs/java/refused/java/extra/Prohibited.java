// A package name that only the platform may use.
package java.extra;

public class Prohibited {}
