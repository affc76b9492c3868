# Compares one call graph of jvm-cha, from all main methods, with a recorded run of each program.
#
#   compare_with_cha.py JAVA CLASSES JDK WORK PROGRAM...
#
# Prints a line a program: how many of the application's methods that ran are reached, and those that are missed.

import re
import subprocess
import sys


def record(java, classes, work, program):
    path = f"{work}.{program}.rec"
    subprocess.run(["jir-record", "-o", path, "--edges", "--", java, "-cp", classes, program], check=True,
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return f"--jvm-compare-recording=from=cha recording={path} missed=true"


def main():
    java, classes, jdk, work, *programs = sys.argv[1:]
    passes = [record(java, classes, work, program) for program in programs]
    compared = subprocess.run(["jir", classes, f"--jdk={jdk}", "--entry=all-main", "--jvm-lower-invokedynamic",
                               "--jvm-cha=annotate=none", *passes, "-o", "/dev/null", "--summary=none"],
                              stderr=subprocess.PIPE, check=True).stderr.decode("utf-8")
    for program, text in zip(programs, compared.split("recall of methods: ")[1:]):
        missed = re.findall(rf"^missed ({program}\b[^(]*)", text, re.M)
        print(program, *re.findall(r"application: \S+ \((.*)\)", text), *(f"missed {one}" for one in missed), sep=": ")


main()
