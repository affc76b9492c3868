package org.example;

import lib.Shape;

// The application that test/Structure/pages.py runs the commands of the pages on: `app.jar`.
public class App {
  static Shape cache;
  private int size;

  public static void main(String[] args) {
    cache = new Shape(args.length);
    new App().run();
  }

  void run() {
    Shape shape = new Shape(300);
    int area = shape.area();
    size = area;
  }
}
