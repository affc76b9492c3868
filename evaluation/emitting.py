"""What link-classes and emit-programs share: tools, tables of programs, and the way from jars to emitted jars."""

import json
import os
import re
import shutil
import struct
import subprocess
import time
import zipfile

SOURCE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
BUILD = os.environ.get("JIR_BUILD", os.path.join(SOURCE, "build"))
CORPUS = os.environ.get("JIR_CORPUS", os.path.join(BUILD, "corpus"))
WORK = os.path.join(BUILD, "evaluation", "emit")
JDK = os.environ.get("JAVA_HOME") or os.path.dirname(os.path.dirname(os.path.realpath(shutil.which("java"))))


def tool(name):
    return os.path.join(BUILD, "bin", name)


def java(name):
    return os.path.join(JDK, "bin", name)


def run(command, **options):
    """The result of a command, and its wall time."""
    begin = time.monotonic()
    result = subprocess.run(command, capture_output=True, text=True, errors="replace", check=False, **options)
    return result, time.monotonic() - begin


def check(command, what):
    result, seconds = run(command)
    if result.returncode:
        raise RuntimeError(f"{what}: {result.stderr.strip().splitlines()[-1:]}")
    return result, seconds


def find_jar(name):
    places = [name, os.path.join(CORPUS, "usr", "share", "java", name), os.path.join("/usr/share/java", name)]
    return next((place for place in places if os.path.isfile(place)), None)


def rows(table):
    with open(os.path.join(SOURCE, "evaluation", table), encoding="utf-8") as lines:
        return [line.rstrip("\n").split("\t") for line in lines if line.strip() and not line.startswith("#")]


def emit(folder, jars, passes="", options=(), inputs=()):
    """Imports jars (or what `inputs` names), runs passes, and emits into the folder `out`; the figures, and the folder."""
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    program = os.path.join(folder, "program.mlirbc")
    row = {}
    inputs = inputs or [jars[0], *(f"--library={jar}" for jar in jars[1:])]
    _, row["import"] = check([tool("jir-import"), *inputs, "--entry=none", "--no-manifest-class-path", f"--jdk={JDK}",
                              "-o", program], "jir-import")
    if passes:
        changed = os.path.join(folder, "changed.mlirbc")
        check([tool("jir-opt"), program, f"--pass-pipeline=builtin.module({passes})", f"--jdk={JDK}", "-o", changed], "jir-opt")
        os.replace(changed, program)
    out = os.path.join(folder, "out") + "/"
    chosen = [f"--from={':'.join(jars)}", "--jars"] if jars else ["--only=platform"]
    result, row["emit"] = run([tool("jir-emit"), program, *chosen, f"--jdk={JDK}", "-o", out, "--keep-going",
                               "--summary=json", "--max-problems=0", *options])
    with open(os.path.join(folder, "emit.log"), "w", encoding="utf-8") as log:
        log.write(result.stderr)
    if result.returncode:
        raise RuntimeError(f"jir-emit: {result.stderr.strip()[-1000:]}")
    row.update(json.loads(result.stderr.strip().splitlines()[-1]))
    os.remove(program)
    return row, out


def copy_jars(jars, folder):
    """The jars in a folder of their own, without the Class-Path of their manifests: a run has no classes that an import had not."""
    os.makedirs(folder, exist_ok=True)
    return [copy_without_class_path(jar, os.path.join(folder, os.path.basename(jar))) for jar in jars]


def copy_without_class_path(jar, target):
    manifest = "META-INF/MANIFEST.MF"
    with zipfile.ZipFile(jar) as source:
        text = source.read(manifest) if manifest in source.namelist() else b""
        # A line that begins with a space goes on with the one before.
        kept = re.sub(rb"(?mi)^Class-Path:.*\n(?: .*\n)*", b"", text)
        if kept == text:
            return shutil.copy(jar, target)
        with zipfile.ZipFile(target, "w") as copy:
            for entry in source.infolist():
                copy.writestr(entry, kept if entry.filename == manifest else source.read(entry))
    return target


def class_names(jar):
    with zipfile.ZipFile(jar) as archive:
        return [name[:-6].replace("/", ".") for name in archive.namelist()
                if name.endswith(".class") and not name.startswith("META-INF/") and not name.endswith("-info.class")]


def code_length(data):
    """The bytes of instructions in a class file (JVMS 4.1, 4.7.3)."""
    unpack, place, names = struct.unpack_from, 10, {}
    sizes = {3: 5, 4: 5, 5: 9, 6: 9, 7: 3, 8: 3, 9: 5, 10: 5, 11: 5, 12: 5, 15: 4, 16: 3, 17: 5, 18: 5, 19: 3, 20: 3}
    index, (count,) = 1, unpack(">H", data, 8)
    while index < count:
        tag = data[place]
        if tag == 1:
            (length,) = unpack(">H", data, place + 1)
            names[index] = data[place + 3:place + 3 + length]
            place += 3 + length
        else:
            place += sizes[tag]
        index += 2 if tag in (5, 6) else 1
    place += 8 + 2 * unpack(">H", data, place + 6)[0]
    total = 0
    for _ in range(2):  # Fields, then methods.
        (members,), place = unpack(">H", data, place), place + 2
        for _ in range(members):
            (attributes,), place = unpack(">H", data, place + 6), place + 8
            for _ in range(attributes):
                name, length = unpack(">HI", data, place)
                if names[name] == b"Code":
                    total += unpack(">I", data, place + 10)[0]
                place += 6 + length
    return total


def jar_code_length(jar):
    with zipfile.ZipFile(jar) as archive:
        return sum(code_length(archive.read(name)) for name in archive.namelist()
                   if name.endswith(".class") and not name.endswith("module-info.class"))


def table(columns, results):
    """A table of Markdown; a column is a title, a key, and a format."""
    lines = ["| " + " | ".join(title for title, _, _ in columns) + " |", "|" + "---|" * len(columns)]
    for row in results:
        if "error" in row:
            lines.append(f"| {row['name']} | {row['error']} |" + " |" * (len(columns) - 2))
        else:
            lines.append("| " + " | ".join(form.format(row.get(key, 0)) for _, key, form in columns) + " |")
    return "\n".join(lines)
