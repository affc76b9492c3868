# Random small Java programs that move objects about: heap_programs.py FOLDER FIRST COUNT
#
# Writes COUNT programs P<seed>.java, the code that acts unseen (Opaque.java) and a driver that runs each
# many times with random branches (Driver.java). Every reference is probed by a virtual call, so that a recording of the
# calls shows what it pointed to. The same seeds make the same programs.

import os
import random
import sys

OPAQUE = """
import java.lang.reflect.*;
import java.util.*;
/** Code that does what analyses cannot see: by reflection, in another thread, to whatever it ever got. */
public class Opaque {
  static final Random random = new Random(1);
  static final List<Object> seen = new ArrayList<>();
  static int fuel;
  static boolean coin(int n) { return random.nextInt(n) == 0; }
  static boolean spent() { return --fuel < 0; }
  static void see(Object o) { if (o != null && seen.size() < 64) seen.add(o); }
  static void forget() { seen.clear(); }
  /** Writes a random field of a random object that it knows. */
  static void step() {
    if (seen.isEmpty()) return;
    Object target = seen.get(random.nextInt(seen.size()));
    Object value = seen.get(random.nextInt(seen.size()));
    try {
      if (target instanceof Object[]) { ((Object[]) target)[0] = value; return; }
      List<Field> fields = new ArrayList<>();
      for (Class<?> c = target.getClass(); c != Object.class; c = c.getSuperclass())
        for (Field f : c.getDeclaredFields())
          if (!f.getType().isPrimitive() && !Modifier.isStatic(f.getModifiers())) fields.add(f);
      if (fields.isEmpty()) return;
      Field f = fields.get(random.nextInt(fields.size()));
      f.setAccessible(true);
      if (f.getType().isInstance(value)) f.set(target, value);
    } catch (ReflectiveOperationException | ArrayStoreException e) {
    }
  }
  /** Writes new objects into the fields of one, or into an array. */
  static void change(Object target) {
    if (target == null || coin(3)) return;
    try {
      if (target instanceof Object[]) {
        ((Object[]) target)[0] = target.getClass().getComponentType().getDeclaredConstructor().newInstance();
        return;
      }
      for (Class<?> c = target.getClass(); c != Object.class; c = c.getSuperclass())
        for (Field f : c.getDeclaredFields())
          if (!f.getType().isPrimitive() && !Modifier.isStatic(f.getModifiers()) && coin(2)) {
            f.setAccessible(true);
            f.set(target, target.getClass().getDeclaredConstructor().newInstance());
          }
    } catch (ReflectiveOperationException | ArrayStoreException e) {
    }
  }
  static void stepElsewhere() {
    Thread t = new Thread(Opaque::step);
    t.start();
    try { t.join(); } catch (InterruptedException e) { }
  }
}
"""

DRIVER = """
public class Driver {
  public static void main(String[] args) throws Exception {
    int first = Integer.parseInt(args[0]), count = Integer.parseInt(args[1]);
    for (int i = first; i < first + count; ++i)
      for (int round = 0; round < 8; ++round) {
        Opaque.fuel = 25;
        Opaque.forget();
        try {
          Class.forName("P" + i).getDeclaredMethod("start").invoke(null);
        } catch (java.lang.reflect.InvocationTargetException e) {
          if (!(e.getCause() instanceof RuntimeException || e.getCause() instanceof StackOverflowError)) throw e;
        }
      }
  }
}
"""


class Program:
    """One program: classes A, B, C below it with fields and overriding methods, and static methods over them."""

    def __init__(self, seed):
        self.r = random.Random(seed)
        self.name = f"P{seed}"
        self.lines = []
        self.depth = 0
        self.count = 0
        self.helpers = []
        self.nesting = 0
        self.methods = [f"m{i}" for i in range(self.r.randint(2, 4))]

    def emit(self, text):
        self.lines.append("  " * self.depth + text)

    def fresh(self):
        self.count += 1
        return f"v{self.count}"

    def pick(self, scope):
        return self.r.choice(scope)

    def new(self, scope):
        kind = self.r.choice(["A", "B", "C", "A", "B"])
        return self.r.choice([f"new {kind}()", f"new {kind}({self.pick(scope)})"] if scope else [f"new {kind}()"])

    def expression(self, scope, arrays):
        r = self.r
        choice = r.randint(0, 22)
        if not scope or choice < 4:
            return self.new(scope)
        v, w = self.pick(scope), self.pick(scope)
        if choice == 4:
            return "null"
        if choice == 5:
            return v
        if choice in (6, 7, 8):
            return f"({v} == null ? {w} : {v}.{r.choice('fgp')})"
        if choice == 9:
            return f"(Opaque.coin(2) ? {v} : {w})"
        if choice in (10, 11):
            return f"{r.choice(self.methods)}({v}, {w})"
        if choice == 12:
            return f"({v} == null ? null : {v}.{r.choice(['getF', 'same', 'make'])}())"
        if choice == 13 and arrays:
            return f"{self.pick(arrays)}[0]"
        if choice == 14:
            return "shared"
        if choice == 15:
            return f"({v} instanceof B ? (B) {v} : {w})"
        if choice == 16:
            return f"id({v})"
        if choice in (18, 19, 20) and self.nesting < 4 and len(self.helpers) < 10:
            # A method of its own, called here only: what is known here can be checked there.
            self.helpers.append((f"h{len(self.helpers)}", self.nesting + 1))
            return f"{self.helpers[-1][0]}({v}, {w})"
        if choice in (21, 22):
            return r.choice([f"either({v}, {w})", f"orNew({v})", f"either(id({v}), orNew({w}))", f"last({v}, {w})", f"orFail({v})", f"orOther({v}, {w})"])
        return f"fresh({v})"

    def tested(self, v, w):
        """What is after a test of a value, beside it, and where ways meet."""
        t = self.r.choice("BCC")
        return self.r.choice([
            f"if ({v} instanceof {t}) {v}.who(); else if ({v} != null) {v}.who();",
            f"A {w} = {v} instanceof {t} ? {v} : new B(); {w}.who();",
            f"if ({v} == null) {v} = new C(); {v}.who();",
            f"try {{ {t} {w} = ({t}) {v}; if ({v} != null) {v}.who(); }} catch (ClassCastException e{w}) {{ {v}.who(); }}",
            f"for (int i{w} = 0; i{w} < 2; i{w}++) {{ if (!({v} instanceof {t})) break; {v}.who(); {v} = {v}.f; }}",
            f"if ({v} instanceof {t} || Opaque.coin(2)) {{ if ({v} != null) {v}.who(); }}",
        ])

    def statement(self, scope, arrays, level):
        r = self.r
        choice = r.randint(0, 26)
        if choice < 6 or not scope:
            v = self.fresh()
            self.emit(f"A {v} = {self.expression(scope, arrays)};")
            scope.append(v)
            self.probe(v)
        elif choice < 10:
            v = self.pick(scope)
            self.emit(f"if ({v} != null) {v}.{r.choice('fgp')} = {self.expression(scope, arrays)};")
        elif choice == 10:
            v = self.pick(scope)
            self.emit(f"{v} = {self.expression(scope, arrays)};")
            self.probe(v)
        elif choice == 11:
            a = self.fresh()
            self.emit(f"A[] {a} = new {r.choice('AB')}[1];" if r.random() < 0.2 else f"A[] {a} = new A[1];")
            arrays.append(a)
        elif choice == 12 and arrays:
            self.emit(f"try {{ {self.pick(arrays)}[0] = {self.expression(scope, arrays)}; }} catch (ArrayStoreException e) {{ }}")
        elif choice == 13:
            self.emit(r.choice([f"shared = {self.pick(scope)};", f"Opaque.see({self.pick(scope)});", "Opaque.step();",
                                "Opaque.stepElsewhere();", f"sink({self.pick(scope)});"] +
                               ([f"Opaque.see({self.pick(arrays)});"] if arrays else [])))
        elif choice == 14:
            v = self.pick(scope)
            self.emit(f"if ({v} != null) {v}.{r.choice(['setF', 'setG', 'mix'])}({self.pick(scope)});")
        elif choice == 15:
            self.emit(f"mutate({self.pick(scope)}, {self.pick(scope)});")
        elif choice == 16:
            v = self.pick(scope)
            self.emit(f"Supplier<A> s{self.fresh()} = () -> {self.new([])};")
        elif choice == 17 and level < 2:
            self.block("if (Opaque.coin(2)) {", scope, arrays, level)
            if r.random() < 0.5:
                self.lines[-1] += " else {"
                self.body(list(scope), list(arrays), level)
                self.emit("}")
        elif choice == 18 and level < 2:
            i = self.fresh()
            self.block(f"for (int {i} = 0; {i} < 3; {i}++) {{", scope, arrays, level)
        elif choice == 19 and level < 2:
            self.block("try {", scope, arrays, level, thrower=True)
            e = self.fresh()
            self.lines[-1] += f" catch (RuntimeException {e}) {{"
            self.body(list(scope), list(arrays), level)
            self.emit("}")
        elif choice == 20 and level < 2:
            self.block(f"synchronized (lock) {{", scope, arrays, level)
        elif choice > 24:
            self.emit(self.tested(self.pick(scope), self.fresh()))
        elif choice > 21:
            scope.append(self.scenario())
        else:
            v = self.pick(scope)
            self.emit(f"if ({v} != null && {v}.f != null) {v}.f.who();")

    def scenario(self):
        """Objects that only these lines know, and what they hold after each of a few changes."""
        r = self.r
        kind = lambda: f"new {r.choice('ABC')}()"
        a, b = self.fresh(), self.fresh()
        self.emit(f"A {a} = {kind()}, {b} = {kind()}; {a}.f = {kind()}; {b}.g = {r.choice([a, b, kind()])};")
        for _ in range(r.randint(2, 5)):
            x, y, w = r.choice([(a, b, self.fresh()), (b, a, self.fresh())])
            self.emit(r.choice([
                f"A {w} = Opaque.coin(2) ? {x} : {y}; {w}.f = {kind()};",
                f"if ({x}.g != null) {x}.g.f = {kind()};",
                f"{x}.f = {y}.f;", f"{x}.g = {y};", f"{x}.f = {kind()};",
                f"if ({x}.f != null) {{ {x}.f.f = {y}; {x}.f.f.f = {kind()}; }}",
                f"Opaque.change({x});", f"Opaque.change({x}.g);", f"mutate({x}, {kind()});", f"{x}.setF({kind()});",
                f"if (Opaque.coin(2)) {x}.f = {kind()};", f"if (Opaque.coin(2)) {x} = {y};",
                f"A[] {w} = {{{x}}}; {w}[0].f = {kind()};", f"A[] {w} = {{{x}}}; Opaque.change({w}); {w}[0].who();",
                f"for (int i{w} = 0; i{w} < 2; i{w}++) {{ if ({x}.f != null) {x}.f.who(); {x}.f = {y}.f; {y}.f = {kind()}; }}",
                f"try {{ {x}.f = {kind()}; if (Opaque.coin(2)) throw new RuntimeException(); {x}.f = {kind()}; }} "
                f"catch (RuntimeException e{w}) {{ if ({x}.f != null) {x}.f.who(); }}",
            ]))
            for v in (a, b):
                self.emit(f"if ({v}.f != null) {v}.f.who();")
        return a

    def block(self, head, scope, arrays, level, thrower=False):
        self.emit(head)
        self.body(list(scope), list(arrays), level, thrower)
        self.emit("}")

    def body(self, scope, arrays, level, thrower=False):
        self.depth += 1
        for _ in range(self.r.randint(1, 4)):
            self.statement(scope, arrays, level + 1)
            if thrower and self.r.random() < 0.5:
                self.emit("if (Opaque.coin(3)) throw new RuntimeException();")
        self.depth -= 1

    def probe(self, v):
        self.emit(f"if ({v} != null) {v}.who();")

    def method(self, name):
        self.emit(f"static A {name}(A p, A q) {{")
        self.depth += 1
        self.emit("if (Opaque.spent()) return p;")
        scope, arrays = ["p", "q"], []
        self.probe("p")
        self.probe("q")
        for _ in range(self.r.randint(3, 8)):
            self.statement(scope, arrays, 0)
        self.emit(f"return {self.pick(scope)};")
        self.depth -= 1
        self.emit("}")

    def klass(self, name, base, final=""):
        r = self.r
        self.emit(f"static {final}class {name}{' extends ' + base if base else ''} {{")
        self.depth += 1
        if not base:
            self.emit("A f, g; private A p; final A fin;")
        assign = "fin = x;" if not base else ""
        head = "" if not base else "super(x);"
        self.emit(f"{name}() {{ {'fin = null;' if not base else ''} {r.choice(['', 'Opaque.see(this);', 'f = this;', 'g = new A(this);' if base else ''])} }}")
        self.emit(f"{name}(A x) {{ {head} {assign} {r.choice(['f = x;', 'g = x;', 'f = x; g = x;', 'f = x; Opaque.see(this);'])} }}")
        self.emit("void who() { }")
        if not base or r.random() < 0.6:
            self.emit(f"A getF() {{ return {r.choice(['f', 'g', 'this', 'f', '((A) this).p', 'fin'])}; }}")
        if not base or r.random() < 0.4:
            self.emit("A same() { return this; }")
        if not base or r.random() < 0.5:
            self.emit(f"A make() {{ {r.choice(['return new B(this);', 'return new A();', 'A a = new C(); a.f = this; return a;'])} }}")
        if not base or r.random() < 0.5:
            self.emit(f"void setF(A x) {{ {r.choice(['f = x;', 'f = x;', 'if (x != null) x.g = this; f = x;', 'f = new B(x);'])} }}")
        if not base or r.random() < 0.3:
            self.emit(f"void setG(A x) {{ {r.choice(['g = x;', '((A) this).p = x;', 'g = f; f = x;', 'Opaque.see(x); g = x;'])} }}")
        if not base or r.random() < 0.3:
            self.emit("void mix(A x) { if (x != null) { A t = x.f; x.f = g; g = t; if (t != null) t.who(); } }")
        self.depth -= 1
        self.emit("}")

    def text(self):
        self.emit("import java.util.function.Supplier;")
        self.emit(f"public class {self.name} {{")
        self.depth += 1
        self.emit("static A shared; static final Object lock = new Object();")
        self.klass("A", None)
        self.klass("B", "A")
        self.klass("C", self.r.choice(["A", "B"]), final=self.r.choice(["", "final "]))
        self.emit("static A id(A x) { return x; }")
        self.emit("static A either(A x, A y) { return Opaque.coin(2) ? x : y; }")
        self.emit("static A orNew(A x) { if (x == null || Opaque.coin(3)) x = new B(); return id(x); }")
        self.emit(f"static A orFail(A x) {{ {self.r.choice(['if (x != null) return x; throw new RuntimeException();', 'if (x == null) throw new RuntimeException(); return x;'])} }}")
        self.emit(f"static A orOther(A x, A y) {{ if (x {self.r.choice(['instanceof B', 'instanceof C', '!= null', '== null'])}) return x; {self.r.choice(['return y;', 'return new C();', 'return id(x);'])} }}")
        self.emit("static A last(A x, A y) { while (Opaque.coin(2)) x = either(y, x); return x; }")
        self.emit("static A fresh(A x) { A a = new B(); a.f = x; return a; }")
        self.emit(f"static void mutate(A x, A y) {{ if (x != null) {{ x.f = y; if (Opaque.coin(3)) {self.r.choice(['x.g = new C(y);', 'shared = x;', 'x.f = new A();', 'throw new RuntimeException();'])} }} }}")
        self.emit(f"static void sink(A x) {{ {self.r.choice(['Opaque.see(x);', 'shared = x;', 'if (x != null) Opaque.see(x.f);'])} }}")
        for name in self.methods:
            self.method(name)
        for name, self.nesting in self.helpers:
            self.method(name)
        self.emit("static void start() {")
        self.depth += 1
        for name in self.methods:
            self.emit(f"{name}(new A(), new B(new C()));")
            if self.r.random() < 0.3:
                self.emit(f"{name}(new C(), null);")
        self.depth -= 1
        self.emit("}")
        self.depth -= 1
        self.emit("}")
        return "\n".join(self.lines) + "\n"


def main():
    folder, first, count = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    os.makedirs(folder, exist_ok=True)
    for seed in range(first, first + count):
        with open(os.path.join(folder, f"P{seed}.java"), "w") as out:
            out.write(Program(seed).text())
    for name, text in (("Opaque", OPAQUE), ("Driver", DRIVER)):
        with open(os.path.join(folder, name + ".java"), "w") as out:
            out.write(text)


if __name__ == "__main__":
    main()
