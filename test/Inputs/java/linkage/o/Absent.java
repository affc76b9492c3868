package o;

/** The test deletes its class file. */
public class Absent { public static void m() {} }
