# Tables of names of the JDK: a row whose range of releases has a JDK names what that JDK has.
#
# RUN: %python %s --self-test
# RUN: %python %s %jir_src %jdk
# RUN: %if jdk-25 %{ %python %s %jir_src %jdk25 %}
# END.

import collections
import os
import re
import subprocess
import sys

# A row: a macro's arguments in one line, among them a range.
ROW = re.compile(r"^(\w+)\((.*)\)$")
RANGE = re.compile(r"(?<=[( ])(any|since|until|between)\(([\d, ]*)\)")


def contains(kind, numbers, release):
    ends = [int(number) for number in re.findall(r"\d+", numbers)]
    if kind == "since":
        return ends[0] <= release
    if kind == "until":
        return release <= ends[0]
    return kind == "any" or ends[0] <= release <= ends[1]


def rows(text):
    """Line, range and the names of each row: a class alone, or a class and a member."""
    for number, line in enumerate(text.split("\n"), 1):
        row = ROW.match(line)
        found = row and RANGE.search(line)
        if not found:
            continue
        names = [re.findall(r'"([^"]*)"', part) for part in (line[:found.start()], line[found.end():])]
        # What triggers a call precedes its range, and belongs to it.
        pairs = [names[0]] if len(names[0]) == 2 else []
        yield number, found.group(1), found.group(2), [pair for pair in pairs + [names[1]] if pair and pair[0]]


def matcher(pattern):
    """A class by its name; `*` is any text, and a name that ends with a dot is a package with all below."""
    pattern = pattern + "*" if pattern.endswith(".") else pattern
    return re.compile(".*".join(map(re.escape, pattern.split("*"))) + "$")


class Jdk:
    """The classes of a JDK and, of those that are asked for, the members."""

    def __init__(self, home):
        self.home = home
        with open(os.path.join(home, "release"), encoding="utf-8") as text:
            self.release = int(re.search(r'JAVA_VERSION="(?:1\.)?(\d+)', text.read()).group(1))
        listed = self.run("jimage", "list", os.path.join(home, "lib", "modules"))
        self.classes = [line.strip()[:-len(".class")].replace("/", ".")
                        for line in listed.split("\n") if line.endswith(".class")]

    def run(self, tool, *arguments):
        return subprocess.run([os.path.join(self.home, "bin", tool), *arguments], stdout=subprocess.PIPE,
                              stderr=subprocess.DEVNULL, text=True, check=False).stdout

    def members(self, names):
        """By class, `name` and `name(descriptor)` of what it declares."""
        found, owner, name = collections.defaultdict(set), None, None
        for line in self.run("javap", "-p", "-s", *sorted(names)).split("\n"):
            header = re.match(r"[\w $.]*?\b(?:class|interface) ([\w.$]+)", line)
            if header:
                owner = header.group(1)
            member = re.match(r"  (?! )(?:.*?([\w.$]+)\(|(static) \{\}|.*?([\w.$]+);$)", line)
            if member:
                name = "<clinit>" if member.group(2) else (member.group(1) or member.group(3))
                name = "<init>" if name == owner else name
            descriptor = re.match(r"    descriptor: (\S+)", line)
            if descriptor and owner:
                found[owner] |= {name, name + descriptor.group(1)}
        return found


def check(tables, jdk):
    """The complaints about rows that the JDK is in the range of."""
    wanted = []
    for path, text in sorted(tables.items()):
        for number, kind, numbers, pairs in rows(text):
            if contains(kind, numbers, jdk.release):
                wanted += [(f"{path}:{number}", *pair) for pair in pairs]
    classes = {pattern: list(filter(matcher(pattern).match, jdk.classes)) for _, pattern, *_ in wanted}
    members = jdk.members({name for place, pattern, *member in wanted if member for name in classes[pattern]})
    for place, pattern, *member in wanted:
        if not classes[pattern]:
            yield f"{place}: JDK {jdk.release} has no class {pattern}"
        # Each class that is there may be initialised.
        elif member and member[0] not in ("*", "<clinit>()V"):
            if not any(member[0] in members[name] for name in classes[pattern]):
                yield f"{place}: JDK {jdk.release} has no {member[0]} in {pattern}"


class SmallJdk:
    release = 17
    classes = ["a.A", "a.A$B"]

    def members(self, names):
        return {name: {"run", "run()V", "<init>()V"} for name in names}


def self_test():
    good = 'ROW(any(), "a.A", "run()V")\nROW(X, since(17), "a.A", "run")\nROW("x", until(17), "a.")\nROW(any(), "a.A$*")\n' \
           'ROW(until(16), "a.C", "run()V")\nROW("a.A", "<init>()V", between(9, 17), "a.A", "*")'
    planted = ['ROW(any(), "a.C")', 'ROW(any(), "a.A", "stop()V")', 'ROW("a.A", "stop()V", any(), "a.A", "run()V")',
               'ROW(between(17, 25), "b.")', 'ROW(since(9), "a.C$*", "*")']
    assert not list(check({"x.def": good}, SmallJdk())), list(check({"x.def": good}, SmallJdk()))
    for row in planted:
        assert len(list(check({"x.def": row}, SmallJdk()))) == 1, row


def read_tables(root):
    tables = {}
    for folder, _, files in os.walk(os.path.join(root, "lib", "Analysis")):
        for name in files:
            if name.endswith(".def"):
                with open(os.path.join(folder, name), encoding="utf-8") as text:
                    tables[os.path.relpath(os.path.join(folder, name), root)] = text.read()
    return tables


if __name__ == "__main__":
    if sys.argv[1] == "--self-test":
        self_test()
    else:
        found = list(check(read_tables(sys.argv[1]), Jdk(sys.argv[2])))
        print(*found, sep="\n")
        sys.exit(bool(found))
