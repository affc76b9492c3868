package e;

public interface Turning { void m(); }
