"""What the scripts of evaluation/ share: places, the table of programs, recording, the pipelines of the analyses."""

import json
import os
import subprocess
import sys

SOURCE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
BUILD = os.environ.get("JIR_BUILD", os.path.join(SOURCE, "build"))
CORPUS = os.environ.get("JIR_CORPUS", os.path.join(BUILD, "corpus"))
# Another JDK than the one of JAVA_HOME or the path, for the programs and the analyses; its recordings lie apart.
JDK = os.environ.get("JIR_JDK")
WORK = os.path.join(BUILD, "evaluation", *([os.path.basename(JDK.rstrip("/"))] if JDK else []))
if JDK:
    os.environ["JAVA_HOME"] = JDK
    os.environ["PATH"] = os.pathsep.join([os.path.join(JDK, "bin"), os.environ["PATH"]])
INPUTS = os.path.join(SOURCE, "evaluation", "inputs")

# Configurations of analyses: the source of the result, as `from=` names it, and the passes.
ANALYSES = {
    "cha": ("cha", ["--jvm-lower-invokedynamic", "--jvm-cha=annotate=none"]),
    "cha-encapsulated": ("cha", ["--jvm-lower-invokedynamic", "--jvm-cha=annotate=none "
                                 "assumptions=closed-world,natives-call-nothing-new,"
                                 "encapsulation-respected-by-reflection"]),
    "cha-strings": ("cha", ["--jvm-lower-invokedynamic", "--jvm-cha=annotate=none "
                            "assumptions=closed-world,natives-call-nothing-new,strings-known"]),
    "points-to": ("points-to", ["--jvm-lower-invokedynamic", "--jvm-points-to=annotate=none"]),
    "points-to-no-shortcuts": ("points-to", ["--jvm-lower-invokedynamic", "--jvm-points-to=annotate=none shortcuts=none"]),
    "points-to-fields": ("points-to", ["--jvm-lower-invokedynamic", "--jvm-points-to=annotate=none shortcuts=fields"]),
    "points-to-no-reflection": ("points-to", ["--jvm-lower-invokedynamic",
                                              "--jvm-points-to=annotate=none reflection=none"]),
    "points-to-recorded": ("points-to", ["--jvm-lower-invokedynamic",
                                         "--jvm-points-to=annotate=none recorded-reflection={recording}"]),
}


def tool(name):
    return os.path.join(BUILD, "bin", name)


def warn_of_assertions():
    """Figures of time are those of a build without assertions, which the folder of utils/check is not."""
    with open(os.path.join(BUILD, "CMakeCache.txt"), encoding="utf-8") as cache:
        if "JIR_ENABLE_ASSERTIONS:BOOL=ON" in cache.read():
            print(f"warning: {BUILD} was built with assertions: it is slower than a release; JIR_BUILD names another folder",
                  file=sys.stderr)


def analysis_passes(name, recording=""):
    """(source, passes) of a configuration, for a program with a recording."""
    if name not in ANALYSES:
        sys.exit(f"error: no such analysis: {name}; known: {', '.join(sorted(ANALYSES))}")
    source, passes = ANALYSES[name]
    return source, [one.format(recording=recording) for one in passes]


def programs(names, table_name="programs"):
    """The rows of programs.tsv, or another table: name, packages, class path, main class, arguments."""
    with open(os.path.join(SOURCE, "evaluation", f"{table_name}.tsv"), encoding="utf-8") as table:
        rows = [line.rstrip("\n").split("\t") for line in table if line.strip() and not line.startswith("#")]
    unknown = set(names) - {row[0] for row in rows}
    if unknown:
        sys.exit(f"error: no such program: {', '.join(sorted(unknown))}")
    return [row for row in rows if not names or row[0] in names]


def fetch(packages):
    subprocess.run([os.path.join(SOURCE, "evaluation", "fetch-corpus"), *packages.split()], check=False)


def find_jar(jar):
    """A jar of a fetched package, or of one that is installed; None without either."""
    places = [os.path.join(CORPUS, "usr", "share", "java", jar), os.path.join("/usr/share/java", jar)]
    return next((place for place in places if os.path.exists(place)), None)


def jars(class_path):
    found = [find_jar(jar) for jar in class_path.split(":")]
    for jar, place in zip(class_path.split(":"), found):
        if not place:
            raise FileNotFoundError(f"{jar} is neither in {CORPUS} nor installed")
    return found


def record(output, class_path, main, arguments, log, java="java", folder=None, options=()):
    """Records one run, with all that jir-record knows, with options of the JVM; the program's exit code."""
    with open(log, "w", encoding="utf-8") as file:
        return subprocess.run([tool("jir-record"), "-o", output, "--edges", "--receivers", "--exceptions", "--interval=0",
                               "--", java, *options, "-cp", ":".join(class_path), main, *arguments], stdout=file, stderr=file,
                              stdin=subprocess.DEVNULL, cwd=folder, check=False, timeout=1800).returncode


def read_recording(path):
    """The rows of a recording by kind, as lists of fields."""
    text = subprocess.run([tool("jir-record"), "print", path], stdout=subprocess.PIPE, check=True).stdout
    rows = {}
    for line in text.decode("utf-8", "replace").splitlines():
        kind, *fields = line.split("\t")
        rows.setdefault(kind, []).append(fields)
    return rows


def entered_methods(path):
    """(class, name, descriptor) of each method of an ordinary class that the run entered."""
    rows = read_recording(path)
    classes, methods = rows["C"], rows["M"]
    entered = {int(row[2]) for row in rows.get("E", [])} | {int(row[0]) for row in rows.get("R", [])}
    return {(classes[int(methods[index][0])][0], methods[index][1], methods[index][2])
            for index in entered if classes[int(methods[index][0])][1] != "H"}


def known_methods(path):
    """(class, name, descriptor) of each ordinary method of a recording, callers too."""
    rows = read_recording(path)
    classes = rows["C"]
    return {(classes[int(row[0])][0], row[1], row[2]) for row in rows["M"] if classes[int(row[0])][1] != "H"}


def load_json(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file)
