package q;

class Child extends p.Above {}
