"""Class files at the limits of the format, for evaluation/large-cases; HotSpot accepts each.

usage: evaluation/largeclasses.py CASE SIZE FOLDER

Writes the classes of one case as jars. All have version 49, which needs no stack map frames. The main class is `Main`.
"""

import os
import struct
import sys
import zipfile

PUBLIC_STATIC = 0x0009
ICONST_0, ICONST_1, ILOAD, ISTORE, POP, DUP, IADD, IINC = 0x03, 0x04, 0x15, 0x36, 0x57, 0x59, 0x60, 0x84
IFEQ, IFLE, TABLESWITCH, IRETURN, RETURN, GETSTATIC, NEW, WIDE, GOTO_W = 0x99, 0x9E, 0xAA, 0xAC, 0xB1, 0xB2, 0xBB, 0xC4, 0xC8
INVOKEVIRTUAL, INVOKESPECIAL, INVOKESTATIC, INVOKEINTERFACE = 0xB6, 0xB7, 0xB8, 0xB9


def u1(value):
    return struct.pack(">B", value)


def u2(value):
    return struct.pack(">H", value)


def u4(value):
    return struct.pack(">I", value & 0xFFFFFFFF)


class ClassBuilder:
    """A class file; members are added as bytes."""

    def __init__(self, name, parent="java/lang/Object", interfaces=(), flags=0x0021):
        self.pool, self.indices = [], {}
        self.fields, self.methods, self.attributes = [], [], []
        self.name, self.flags = name, flags
        self.header = [self.class_of(name), self.class_of(parent), [self.class_of(each) for each in interfaces]]

    def constant(self, data):
        if data not in self.indices:
            self.pool.append(data)
            self.indices[data] = len(self.pool)
        return self.indices[data]

    def utf8(self, text):
        data = text.encode()
        return self.constant(b"\x01" + u2(len(data)) + data)

    def class_of(self, name):
        return self.constant(b"\x07" + u2(self.utf8(name)))

    def member(self, tag, owner, name, descriptor):
        name_and_type = self.constant(b"\x0c" + u2(self.utf8(name)) + u2(self.utf8(descriptor)))
        return self.constant(bytes([tag]) + u2(self.class_of(owner)) + u2(name_and_type))

    def attribute(self, name, data):
        return u2(self.utf8(name)) + u4(len(data)) + data

    def field(self, name, descriptor, flags=PUBLIC_STATIC, attributes=()):
        self.fields.append(u2(flags) + u2(self.utf8(name)) + u2(self.utf8(descriptor)) + u2(len(attributes)) + b"".join(attributes))

    def method(self, name, descriptor, code=None, flags=PUBLIC_STATIC, stack=10, local_count=10, handlers=()):
        """Handlers: (start, end, target, class or None)."""
        attributes = b""
        if code is not None:
            table = b"".join(u2(start) + u2(end) + u2(target) + u2(self.class_of(kind) if kind else 0)
                             for start, end, target, kind in handlers)
            attributes = self.attribute("Code", u2(stack) + u2(local_count) + u4(len(code)) + bytes(code) + u2(len(handlers))
                                        + table + u2(0))
        self.methods.append(u2(flags) + u2(self.utf8(name)) + u2(self.utf8(descriptor)) + u2(1 if attributes else 0) + attributes)

    def constructor(self, parent="java/lang/Object"):
        code = b"\x2a" + u1(INVOKESPECIAL) + u2(self.member(10, parent, "<init>", "()V")) + u1(RETURN)
        self.method("<init>", "()V", code, flags=1, local_count=1)

    def call(self, owner, name, descriptor="()V"):
        return u1(INVOKESTATIC) + u2(self.member(10, owner, name, descriptor))

    def main(self, code):
        """A main method that runs `code` and prints OK."""
        code += u1(GETSTATIC) + u2(self.member(9, "java/lang/System", "out", "Ljava/io/PrintStream;"))
        code += b"\x13" + u2(self.constant(b"\x08" + u2(self.utf8("OK"))))
        code += u1(INVOKEVIRTUAL) + u2(self.member(10, "java/io/PrintStream", "println", "(Ljava/lang/String;)V"))
        self.method("main", "([Ljava/lang/String;)V", code + u1(RETURN))

    def bytes(self):
        this, parent, interfaces = self.header
        parts = [u4(0xCAFEBABE), u2(0), u2(49), u2(len(self.pool) + 1), *self.pool, u2(self.flags), u2(this), u2(parent),
                 u2(len(interfaces)), *map(u2, interfaces)]
        for members in (self.fields, self.methods, self.attributes):
            parts += [u2(len(members)), *members]
        return b"".join(parts)


def exceptions(count):
    """Exception classes, as a list of builders."""
    classes = []
    for number in range(count):
        classes.append(ClassBuilder(f"E{number}", "java/lang/RuntimeException"))
        classes[-1].constructor("java/lang/RuntimeException")
    return classes


def with_empty_main(*classes):
    main = ClassBuilder("Main")
    main.main(b"")
    return [main, *classes]


def handlers(count, order=0):
    """A method of 64 KiB, all of it calls, with `count` handlers. Each covers all calls; or the ranges are nested, and the exception
    table has the inner ones first, as compilers write it (-1), or the outer ones (1)."""
    main = ClassBuilder("Main")
    main.method("leaf", "()V", u1(RETURN))
    room = 65530 - 3 * count
    calls = room // 3
    code = main.call("Main", "leaf") * calls + u1(RETURN)
    table = []
    for number in range(count):
        start = 3 * ((number if order == 1 else count - 1 - number) * (calls - 1) // count) if order else 0
        table.append((start, 3 * calls, len(code), f"E{number}"))
        code += u1(POP) + u1(RETURN)
    main.method("big", "()V", code, handlers=table)
    main.main(main.call("Main", "big"))
    return [main, *exceptions(count)]


def fields(count):
    """A class with `count` fields, read and written by nothing: names times types, since the constants would not suffice."""
    holder = ClassBuilder("Holder")
    types = ["I", "J", "F", "D", "S", "B", "C", "Z"] + ["[" * depth + "I" for depth in range(1, 249)]
    for number in range(count):
        holder.field(f"f{number // 256}", types[number % 256])
    main = ClassBuilder("Main")
    main.main(u1(GETSTATIC) + u2(main.member(9, "Holder", "f0", "I")) + u1(POP))
    return [main, holder]


def implementers(count):
    """An interface with `count` implementers, all made and called at one call site."""
    owner = ClassBuilder("I", flags=0x0601)
    owner.method("m", "()V", flags=0x0401)
    main, classes = ClassBuilder("Main"), [owner]
    call = u1(INVOKEINTERFACE) + u2(main.member(11, "I", "m", "()V")) + b"\x01\x00"
    main.method("use", "(LI;)V", b"\x2a" + call + u1(RETURN))
    runs = b""
    for first in range(0, count, 4000):
        maker = ClassBuilder(f"Maker{first}")
        code = b""
        for number in range(first, min(first + 4000, count)):
            each = ClassBuilder(f"C{number}", interfaces=["I"])
            each.constructor()
            each.method("m", "()V", u1(RETURN), flags=1)
            classes.append(each)
            code += u1(NEW) + u2(maker.class_of(each.name)) + u1(DUP) + u1(INVOKESPECIAL)
            code += u2(maker.member(10, each.name, "<init>", "()V")) + maker.call("Main", "use", "(LI;)V")
        maker.method("run", "()V", code + u1(RETURN))
        classes.append(maker)
        runs += main.call(maker.name, "run")
    main.main(runs)
    return [main, *classes]


def call_chain(count):
    """`count` methods, each of which calls the next."""
    main = ClassBuilder("Main")
    for number in range(count):
        code = main.call("Main", f"f{number + 1}") if number + 1 < count else b""
        main.method(f"f{number}", "()V", code + u1(RETURN))
    main.main(main.call("Main", "f0"))
    return [main]


def object_chain(count):
    """`count` methods, each of which hands its argument to a method of the next class, by a virtual call on a new object."""
    main, classes = ClassBuilder("Main"), []
    for number in range(count):
        each = ClassBuilder(f"K{number}")
        each.constructor()
        code = b""
        if number + 1 < count:
            following = f"K{number + 1}"
            code += u1(NEW) + u2(each.class_of(following)) + u1(DUP) + u1(INVOKESPECIAL)
            code += u2(each.member(10, following, "<init>", "()V")) + b"\x2b"
            code += u1(INVOKEVIRTUAL) + u2(each.member(10, following, "f", "(Ljava/lang/Object;)V"))
        each.method("f", "(Ljava/lang/Object;)V", code + u1(RETURN), flags=1)
        classes.append(each)
    code = u1(NEW) + u2(main.class_of("K0")) + u1(DUP) + u1(INVOKESPECIAL) + u2(main.member(10, "K0", "<init>", "()V"))
    code += u1(DUP) + u1(INVOKEVIRTUAL) + u2(main.member(10, "K0", "f", "(Ljava/lang/Object;)V"))
    main.main(code)
    return [main, *classes]


def subclasses(count):
    """A chain of `count` classes, each the superclass of the next; each overrides a method."""
    main, classes = ClassBuilder("Main"), []
    for number in range(count):
        each = ClassBuilder(f"S{number}", f"S{number - 1}" if number else "java/lang/Object")
        each.constructor(f"S{number - 1}" if number else "java/lang/Object")
        each.method("m", "()V", u1(RETURN), flags=1)
        classes.append(each)
    last = f"S{count - 1}"
    code = u1(NEW) + u2(main.class_of(last)) + u1(DUP) + u1(INVOKESPECIAL) + u2(main.member(10, last, "<init>", "()V"))
    main.main(code + u1(INVOKEVIRTUAL) + u2(main.member(10, "S0", "m", "()V")))
    return [main, *classes]


def annotations(depth):
    """An annotation in an annotation, `depth` times."""
    main = ClassBuilder("Main")
    kind, element = u2(main.utf8("LMain;")), u2(main.utf8("value"))
    value = kind + u2(0)
    for _ in range(depth):
        value = kind + u2(1) + element + b"@" + value
    main.attributes.append(main.attribute("RuntimeVisibleAnnotations", u2(1) + value))
    main.main(b"")
    return [main]


def signature(depth):
    """A field of a generic type with `depth` types in one another."""
    main = ClassBuilder("Main")
    text = "Ljava/util/List<" * depth + "*" + ">;" * depth
    main.field("list", "Ljava/util/List;", attributes=[main.attribute("Signature", u2(main.utf8(text)))])
    main.main(b"")
    return [main]


def long_names(length):
    """A class, a field and a method with names of `length` bytes."""
    name = "n" * length
    main, other = ClassBuilder("Main"), ClassBuilder(name)
    main.field(name, "I")
    main.method(name, "()V", u1(RETURN))
    other.method("run", "()V", u1(RETURN))
    main.main(main.call("Main", name) + u1(GETSTATIC) + u2(main.member(9, "Main", name, "I")) + u1(POP) + main.call(name, "run"))
    return [main, other]


def switch_loop(count):
    """Flattened control flow: a loop around a switch with `count` cases, which change and copy locals and choose the next case."""
    main, number_of_locals, size = ClassBuilder("Main"), 40, 15
    code = b"".join(u1(ICONST_0) + u1(ISTORE) + u1(local) for local in range(number_of_locals))
    head = len(code)
    code += u1(ILOAD) + u1(0)
    switch = len(code)
    code += u1(TABLESWITCH) + bytes(-(switch + 1) % 4)
    first = len(code) + 12 + 4 * count
    code += u4(first + size * count - switch) + u4(0) + u4(count - 1)
    code += b"".join(u4(first + size * case - switch) for case in range(count))
    for case in range(count):
        changed, copied, target = (1 + (case * factor) % (number_of_locals - 1) for factor in (1, 7, 11))
        code += u1(IINC) + u1(changed) + u1(1) + u1(ILOAD) + u1(copied) + u1(ISTORE) + u1(target) + u1(IINC) + u1(0) + u1(1)
        code += u1(GOTO_W) + u4(head - len(code))
    main.method("big", "()V", code + u1(RETURN), local_count=number_of_locals)
    main.main(main.call("Main", "big"))
    return [main]


def nested_loops(count):
    """`count` loops in one another, each with a local of its own that counts down from one."""
    main, code, heads = ClassBuilder("Main"), b"", []
    for local in range(count):
        code += u1(ICONST_1) + u1(WIDE) + u1(ISTORE) + u2(local)
        heads.append(len(code))
    for local in reversed(range(count)):
        code += u1(WIDE) + u1(IINC) + u2(local) + u2(0xFFFF) + u1(WIDE) + u1(ILOAD) + u2(local) + u1(IFLE) + u2(8)
        code += u1(GOTO_W) + u4(heads[local] - len(code))
    main.method("big", "()V", code + u1(RETURN), local_count=count)
    main.main(main.call("Main", "big"))
    return [main]


def branches(count):
    """`count` branches over an increment, one after the other, of one of a hundred locals."""
    main, number_of_locals = ClassBuilder("Main"), 100
    code = b"".join(u1(ICONST_0) + u1(ISTORE) + u1(local) for local in range(number_of_locals))
    for number in range(count):
        code += u1(ILOAD) + u1(number * 7 % number_of_locals) + u1(IFEQ) + u2(6)
        code += u1(IINC) + u1(number % number_of_locals) + u1(1)
    main.method("big", "()V", code + u1(RETURN), local_count=number_of_locals)
    main.main(main.call("Main", "big"))
    return [main]


def deep_stack(count):
    """An operand stack of `count` entries, which are added up."""
    main = ClassBuilder("Main")
    main.method("big", "()I", u1(ICONST_1) * count + u1(IADD) * (count - 1) + u1(IRETURN), stack=count)
    main.main(main.call("Main", "big", "()I") + u1(POP))
    return [main]


def many_jars(count):
    """The classes of `count` jars. Each has an interface, twenty implementers and a class that makes and calls them, and then goes
    on to the next jar."""
    for number in range(count):
        owner = ClassBuilder(f"p{number}/I", flags=0x0601)
        owner.method("m", "()V", flags=0x0401)
        runner = ClassBuilder("Main" if number == 0 else f"p{number}/Run")
        classes, code = [owner, runner], b""
        for one in range(20):
            each = ClassBuilder(f"p{number}/C{one}", interfaces=[owner.name])
            each.constructor()
            each.method("m", "()V", u1(RETURN), flags=1)
            classes.append(each)
            code += u1(NEW) + u2(runner.class_of(each.name)) + u1(DUP) + u1(INVOKESPECIAL)
            code += u2(runner.member(10, each.name, "<init>", "()V"))
            code += u1(INVOKEINTERFACE) + u2(runner.member(11, owner.name, "m", "()V")) + b"\x01\x00"
        if number + 1 < count:
            code += runner.call(f"p{number + 1}/Run", "run")
        if number == 0:
            runner.main(code)
        else:
            runner.method("run", "()V", code + u1(RETURN))
        yield classes


CASES = {
    "handlers": handlers, "nested-handlers": lambda size: handlers(size, -1),
    "outer-handlers-first": lambda size: handlers(size, 1), "fields": fields,
    "implementers": implementers, "call-chain": call_chain, "object-chain": object_chain, "subclasses": subclasses,
    "annotations": annotations, "signature": signature, "long-names": long_names, "switch-loop": switch_loop,
    "nested-loops": nested_loops, "branches": branches, "deep-stack": deep_stack,
}


def write(case, size, folder):
    """Writes a case as jars; their paths."""
    if case == "jars":
        return [write_jar(os.path.join(folder, f"part{number}.jar"), classes) for number, classes in enumerate(many_jars(size))]
    return [write_jar(os.path.join(folder, "program.jar"), CASES[case](size))]


def write_jar(path, classes):
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as jar:
        for each in classes:
            jar.writestr(each.name + ".class", each.bytes())
    return path


if __name__ == "__main__":
    if len(sys.argv) != 4 or sys.argv[1] not in {*CASES, "jars"}:
        sys.exit(__doc__)
    os.makedirs(sys.argv[3], exist_ok=True)
    write(sys.argv[1], int(sys.argv[2]), sys.argv[3])
