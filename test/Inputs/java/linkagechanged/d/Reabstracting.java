package d;

/** Now abstract again. */
public interface Reabstracting extends First { void m(); }
