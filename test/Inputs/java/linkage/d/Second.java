package d;

public interface Second {}
