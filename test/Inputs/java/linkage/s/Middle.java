package s;

public class Middle extends Upper {}
