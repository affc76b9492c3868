package e;

public class Below extends Above {}
