"""The examples of the operations' descriptions as one file: a module for each, with what the example takes for granted.

usage: mlir-tblgen -gen-dialect-doc -dialect=jvm ... | op_examples.py

An example is a program operation, a member of a class, or a part of a body. A part of a body may use the values of PARAMETERS.
Fails for an operation without a description or without an example of its own.
"""

import re
import sys

PARAMETERS = [("i", "I", "i32"), ("l", "J", "i64"), ("f", "F", "f32"), ("d", "D", "f64"),
              ("o", "Ljava/lang/Object;", "!jvm.ref<java.lang.Object>"),
              ("s", "Ljava/lang/String;", "!jvm.ref<java.lang.String>"),
              ("error", "Ljava/lang/Error;", "!jvm.ref<java.lang.Error>"),
              ("chars", "[C", "!jvm.array<ui16>"), ("shape", "La/Shape;", "!jvm.ref<a.Shape>"),
              ("circle", "La/Circle;", "!jvm.ref<a.Circle>"), ("point", "La/Point;", "!jvm.ref<a.Point>")]
PROGRAM = ("platform", "archive", "entry", "module", "service", "class", "claims")
MODEL = ("unknown", "any_of", "maybe_throw")


def module(name, example):
    """The text of a module around an example of the operation `name`."""
    first = re.match(r"(?:%\w+ = )?jvm\.(\w+)", example).group(1)
    if first in PROGRAM:
        return f"module {{\n{example}\n}}\n"
    if first in ("method", "field"):
        return f"module {{\njvm.class @a.Example application {{\n{example}\n}}\n}}\n"
    descriptor = "".join(one for _, one, _ in PARAMETERS)
    values = ", ".join(f"%{value}: {kind}" for value, _, kind in PARAMETERS)
    end = "" if re.search(r"^\s*jvm\.return[^\n]*\Z", example, re.M) else "jvm.return\n"
    attributes = 'attributes {jvm.jdk = "8-"} ' if name in MODEL else ""
    return (f'module {attributes}{{\njvm.class @a.Example application {{\njvm.method static @"example({descriptor})V"({values}) '
            f"{{\n{example}\n{end}}}\n}}\n}}\n")


def main():
    failed = False
    for section in re.split(r"^### `jvm\.", sys.stdin.read(), flags=re.M)[1:]:
        name = re.match(r"\w+", section).group()
        examples = re.findall(r"```mlir\n(.*?)\n\s*```", section, re.S)
        if not any(re.search(rf"\bjvm\.{name}\b", example) for example in examples):
            failed = True
            print(f"error: jvm.{name} has no example", file=sys.stderr)
        for example in examples:
            print(module(name, example.strip()))
    sys.exit(failed)


if __name__ == "__main__":
    main()
