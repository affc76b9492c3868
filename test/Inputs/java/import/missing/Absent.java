package missing;

public class Absent {}
