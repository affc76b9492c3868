"""What link-classes and emit-programs share: tools, tables of programs, and the way from jars to emitted jars."""

import json
import os
import shutil
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
    """Imports jars (or what `inputs` says), runs passes, and emits into the folder `out`; the figures, and the folder."""
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
    """The jars in a folder of their own, where the Class-Path of a manifest finds no neighbours, as emitted ones do."""
    os.makedirs(folder, exist_ok=True)
    return [shutil.copy(jar, os.path.join(folder, os.path.basename(jar))) for jar in jars]


def class_names(jar):
    with zipfile.ZipFile(jar) as archive:
        return [name[:-6].replace("/", ".") for name in archive.namelist()
                if name.endswith(".class") and not name.startswith("META-INF/") and not name.endswith("-info.class")]


def table(columns, results):
    """A table of Markdown; a column is a title, a key, and a format."""
    lines = ["| " + " | ".join(title for title, _, _ in columns) + " |", "|" + "---|" * len(columns)]
    for row in results:
        if "error" in row:
            lines.append(f"| {row['name']} | {row['error']} |" + " |" * (len(columns) - 2))
        else:
            lines.append("| " + " | ".join(form.format(row.get(key, 0)) for _, key, form in columns) + " |")
    return "\n".join(lines)
