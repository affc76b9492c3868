package e;

/** The method is abstract now, and the subclass does not know. */
public abstract class Above { public abstract void m(); }
