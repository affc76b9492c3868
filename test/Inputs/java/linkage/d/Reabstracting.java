package d;

public interface Reabstracting extends First {}
