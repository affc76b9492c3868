# Random small packages with others that use them: package_programs.py FOLDER FIRST COUNT
#
# For each seed writes a package p<seed>, whose classes and members have access of all kinds, into FOLDER/given, and a
# package q<seed>, which names, writes, calls, extends and overrides all of it that Java lets it, into FOLDER/others. What
# an analysis sees is FOLDER/given alone. Every reference is probed by a virtual call, so that a recording shows its class.
# FOLDER/given/Start.java runs all. The same seeds make the same programs.

import os
import random
import sys

ACCESS = ["private", "", "protected", "public"]


class Klass:
    """A class of the package: its access, what it extends, its fields and methods by name with access and `static`."""

    def __init__(self, r, index, earlier):
        self.name = f"K{index}"
        self.is_public, self.is_final = r.random() < 0.6, r.random() < 0.15
        self.is_abstract = not self.is_final and r.random() < 0.2
        parents = [each for each in earlier if not each.is_final]
        self.parent = r.choice(parents) if parents and r.random() < 0.7 else None
        self.constructor = r.choice(["", "", "protected", "public", "public"])
        self.fields = {f"f{i}": (r.choice(ACCESS), r.random() < 0.2) for i in range(r.randint(1, 3))}
        self.methods = {}
        for i in range(r.randint(1, 3)):
            name, access = f"m{i}", r.choice(ACCESS)
            above = self.parent and self.parent.lookup("methods", name)
            is_static = r.random() < 0.25 and not above
            if above and above[0] != "private":
                access = ACCESS[max(ACCESS.index(access), ACCESS.index(above[0]))]
                is_static = above[1]
            self.methods[name] = (access, is_static)

    def lookup(self, kind, name):
        """Access and `static` of the first member of that name, from here upwards."""
        each = self
        while each and name not in getattr(each, kind):
            each = each.parent
        return getattr(each, kind)[name] if each else None

    def names(self, kind):
        above = self.parent.names(kind) if self.parent else []
        return sorted(set(above) | set(getattr(self, kind)))


def java(access, is_static):
    return (access + " " if access else "") + ("static " if is_static else "")


class Program:
    def __init__(self, seed):
        self.r = random.Random(seed)
        self.seed = seed
        self.classes = []
        for i in range(self.r.randint(2, 5)):
            self.classes.append(Klass(self.r, i, self.classes))

    def value(self):
        return f"new p{self.seed}.{self.r.choice('AABC')}()"

    def given(self):
        """The sources of the package by class name."""
        files = {"A": "public class A { public void who() {} }"}
        for name in "BC":
            files[name] = f"public class {name} extends A {{ public void who() {{}} }}"
        for k in self.classes:
            lines = [f"{'public ' if k.is_public else ''}{'final ' if k.is_final else ''}{'abstract ' if k.is_abstract else ''}"
                     f"class {k.name}{' extends ' + k.parent.name if k.parent else ''} {{", f"  {k.constructor} {k.name}() {{}}"]
            for name, (access, is_static) in k.fields.items():
                lines.append(f"  {java(access, is_static)}A {name} = {self.r.choice([self.value(), 'null'])};")
            for name, (access, is_static) in k.methods.items():
                own = [f for f, (_, is_field_static) in k.fields.items() if is_field_static or not is_static]
                store = f" {self.r.choice(own)} = x;" if own and self.r.random() < 0.3 else ""
                lines.append(f"  {java(access, is_static)}void {name}(A x) {{ if (x != null) x.who();{store} }}")
            reads = " ".join(f"v = {f}; if (v != null) v.who();" for f in k.fields)
            lines.append(f"  void read{k.name}() {{ A v; {reads} }}")
            files[k.name] = "\n".join(lines + ["}"])
        files["Main"] = self.main()
        return {name: f"package p{self.seed};\n{text}\n" for name, text in files.items()}

    def main(self):
        lines = ["public class Main {", "  public static final java.util.List<Object> all = new java.util.ArrayList<>();",
                 "  public static void start() {"]
        for k in self.classes:
            if not k.is_abstract:
                lines.append(f"    all.add(new {k.name}());")
        lines.append("    for (Object o : all.toArray()) {")
        for k in self.classes:
            lines.append(f"      if (o instanceof {k.name}) {{ {k.name} k = ({k.name}) o; k.read{k.name}();")
            for name in k.names("methods"):
                if k.lookup("methods", name)[0] != "private" and self.r.random() < 0.6:
                    lines.append(f"        k.{name}({self.value()});")
            for name in k.names("fields"):
                if k.lookup("fields", name)[0] != "private" and self.r.random() < 0.3:
                    lines.append(f"        k.{name} = {self.value()};")
            lines.append("      }")
        return "\n".join(lines + ["    }", "  }", "}"])

    def uses(self, k, target, accesses):
        """Statements that do all that is possible with the members of one object."""
        lines = []
        for name in k.names("methods"):
            if k.lookup("methods", name)[0] in accesses:
                lines.append(f"{target}.{name}({self.value()});")
        for name in k.names("fields"):
            if k.lookup("fields", name)[0] in accesses:
                lines.append(f"{target}.{name} = {self.value()};")
        return " ".join(lines)

    def others(self):
        p = f"p{self.seed}"
        files, acts, makes = {}, [], []
        for k in self.classes:
            if not k.is_public:
                continue
            acts.append(f"      if (o instanceof {p}.{k.name}) {{ {p}.{k.name} k = ({p}.{k.name}) o; {self.uses(k, 'k', ['public'])} }}")
            if k.is_final or k.constructor not in ("public", "protected"):
                continue
            name = f"S{k.name}"
            lines = [f"public class {name} extends {p}.{k.name} {{", f"  public {name}() {{ {self.uses(k, 'this', ['public', 'protected'])} }}"]
            for method in k.names("methods"):
                access, is_static = k.lookup("methods", method)
                if not is_static and self.r.random() < 0.5:
                    above = f"super.{method}({self.value()}); " if access in ("public", "protected") else ""
                    lines.append(f"  public void {method}({p}.A x) {{ {above}if (x != null) x.who(); }}")
            files[name] = "\n".join(lines + ["}"])
            makes.append(f"    {p}.Main.all.add(new {name}());")
        files["Out"] = "\n".join(["public class Out {", "  public static void act() {", *makes,
                                  f"    for (Object o : {p}.Main.all.toArray()) {{", *acts, "    }", "  }", "}"])
        return {name: f"package q{self.seed};\n{text}\n" for name, text in files.items()}


def write(folder, files):
    os.makedirs(folder, exist_ok=True)
    for name, text in files.items():
        with open(os.path.join(folder, f"{name}.java"), "w", encoding="utf-8") as file:
            file.write(text)


def main():
    folder, first, count = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    calls = []
    for seed in range(first, first + count):
        program = Program(seed)
        write(os.path.join(folder, "given", f"p{seed}"), program.given())
        write(os.path.join(folder, "others", f"q{seed}"), program.others())
        calls.append(f"    p{seed}.Main.start(); q{seed}.Out.act(); p{seed}.Main.start();")
    write(os.path.join(folder, "given"), {"Start": "public class Start { public static void main(String[] args) { q.Others.run(); } }\n"})
    write(os.path.join(folder, "others", "q"), {"Others": "\n".join(["package q;", "public class Others {", "  public static void run() {", *calls, "  }", "}", ""])})


if __name__ == "__main__":
    main()
