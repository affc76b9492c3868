package e;

/** Now a class. */
public class Turning { public void m() {} }
