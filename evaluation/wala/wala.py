"""The comparison with WALA (Debian's libwala-java), on the same programs in the same run."""

import json
import os
import subprocess
import time
import zipfile

import programs

PACKAGES = "libwala-java libcommons-io-java libguava-java liblogback-java libslf4j-java libsmali-java"
JARS = ["com.ibm.wala.core.jar", "com.ibm.wala.shrike.jar", "com.ibm.wala.util.jar", "guava.jar", "commons-io.jar",
        "slf4j-api.jar"]
ALGORITHMS = {"cha": "WALA CHA", "0-cfa": "WALA 0-CFA"}
# The packaged WALA refuses class files of later versions than Java 8's.
LAST_VERSION = 52
MEMORY = "-Xmx6g"
SECONDS = 1200


class Failure(Exception):
    """WALA did not finish, or cannot be had."""


def class_path():
    found = [programs.find_jar(jar) for jar in JARS]
    if None in found:
        programs.fetch(PACKAGES)
        found = [programs.find_jar(jar) for jar in JARS]
    if None in found:
        raise Failure("the packages " + PACKAGES + " cannot be had")
    return found


def lowered(data):
    """A class file with its version lowered to the last one that WALA reads."""
    if data[:4] == b"\xca\xfe\xba\xbe" and int.from_bytes(data[6:8], "big") > LAST_VERSION:
        return data[:4] + b"\0\0" + LAST_VERSION.to_bytes(2, "big") + data[8:]
    return data


def lower_jar(source, target):
    if os.path.exists(target):
        return target
    with zipfile.ZipFile(source) as old, zipfile.ZipFile(target + ".part", "w") as new:
        for name in old.namelist():
            if name.endswith(".class") and not name.startswith("META-INF/") and not name.endswith("module-info.class"):
                new.writestr(name, lowered(old.read(name)))
    os.rename(target + ".part", target)
    return target


def platform_jar(jdk):
    """The JDK's classes in one jar: WALA knows no runtime image."""
    target = os.path.join(programs.WORK, "wala-platform.jar")
    if os.path.exists(target):
        return target
    folder = os.path.join(programs.WORK, "wala-platform")
    subprocess.run([os.path.join(jdk, "bin", "jimage"), "extract", f"--dir={folder}", os.path.join(jdk, "lib", "modules")],
                   check=True)
    with zipfile.ZipFile(target + ".part", "w") as new:
        for module in sorted(os.listdir(folder)):
            for path, folders, files in os.walk(os.path.join(folder, module)):
                folders.sort()
                for name in sorted(files):
                    if name.endswith(".class") and name != "module-info.class":
                        place = os.path.join(path, name)
                        with open(place, "rb") as file:
                            new.writestr(os.path.relpath(place, os.path.join(folder, module)), lowered(file.read()))
    subprocess.run(["rm", "-rf", folder], check=True)
    os.rename(target + ".part", target)
    return target


def compile_driver(path):
    folder = os.path.join(programs.WORK, "wala")
    os.makedirs(folder, exist_ok=True)
    source = os.path.join(programs.SOURCE, "evaluation", "wala", "WalaCallGraph.java")
    subprocess.run(["javac", "-cp", ":".join(path), "-d", folder, source], check=True)
    return folder


def run(name, algorithm, jars, main, recording, jdk):
    """The call graph of one program as CSV files, with seconds, megabytes, methods."""
    path = class_path()
    folder = compile_driver(path)
    base = os.path.join(programs.WORK, f"{name}.wala-{algorithm}")
    with open(base + ".callers", "w", encoding="utf-8") as file:
        for method in sorted(programs.known_methods(recording)):
            file.write(",".join(method) + "\n")
    lowered_jars = [lower_jar(jar, os.path.join(programs.WORK, "wala-" + os.path.basename(jar))) for jar in jars]
    command = ["timeout", str(SECONDS), "java", MEMORY, "-cp", ":".join([folder, *path]), "WalaCallGraph", algorithm, platform_jar(jdk), main,
               base + ".callers", base + ".methods.csv", base + ".edges.csv", *lowered_jars]
    started = time.time()
    with open(base + ".log", "w", encoding="utf-8") as log:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log)
        output = process.stdout.read().decode("utf-8", "replace")
        _, status, usage = os.wait4(process.pid, 0)
    if status:
        raise Failure(f"exit {os.waitstatus_to_exitcode(status)} after {time.time() - started:.0f} s; see {base}.log")
    result = json.loads(output.splitlines()[-1])
    result["megabytes"] = usage.ru_maxrss // 1024
    result["wall"] = time.time() - started
    return result, base + ".methods.csv", base + ".edges.csv"
