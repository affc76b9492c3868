package m.api;

public class Run {
  public static void main(String[] args) {}
}
