package d;

public class Conflicts implements First, Second {}
