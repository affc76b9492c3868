package d;

public class NotPublic extends Weak implements First {}
