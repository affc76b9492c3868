package d;

public class Reabstracted implements Reabstracting {}
