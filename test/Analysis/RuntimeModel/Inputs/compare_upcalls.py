# Compares what the JVM called by itself, in recorded runs, with a call graph.
#
#   compare_upcalls.py METHODS EDGES RECORDING...
#
# METHODS and EDGES are the outputs of jvm-export-methods and jvm-export-call-graph (CSV). Prints, and demands of the graph:
# - `raised`: constructors of exceptions that instructions of the program raised, since it has no `new` there: reached;
# - `linked`: methods of MethodHandleNatives that linked an instruction of the program: an edge from it, with reason `linking`.
# Then what the graph has of the latter and no run: the instructions that did not run.

import csv
import subprocess
import sys

LINKER = "java.lang.invoke.MethodHandleNatives"


def recorded(path):
    """(caller, index, callee) of the calls that methods of the unnamed package made; methods as class, name, descriptor."""
    text = subprocess.run(["jir-record", "print", path], stdout=subprocess.PIPE, check=True).stdout.decode("utf-8")
    rows = {}
    for line in text.splitlines():
        kind, *fields = line.split("\t")
        rows.setdefault(kind, []).append(fields)
    methods = [(rows["C"][int(row[0])][0], row[1], row[2]) for row in rows["M"]]
    return {(methods[int(row[0])], row[1], methods[int(row[2])]) for row in rows["E"] if "." not in methods[int(row[0])][0]}


def main():
    with open(sys.argv[1], encoding="utf-8", newline="") as file:
        reached = {(row["class"], row["name"], row["descriptor"]) for row in csv.DictReader(file)}
    edges = {}
    with open(sys.argv[2], encoding="utf-8", newline="") as file:
        for row in csv.reader(file):
            edges[tuple(row[:3]), row[3], tuple(row[4:7])] = row[7]
    raised, linked, failed = set(), set(), False
    for caller, index, callee in set().union(*map(recorded, sys.argv[3:])):
        if callee[0].startswith("java.lang.") and callee[0].endswith(("Exception", "Error")) and callee[1] == "<init>":
            if (caller, index, callee) not in edges:
                raised.add(callee)
        elif callee[0] == LINKER and callee[1] != "<clinit>":
            linked.add((caller, index, callee))
    for method in sorted(raised):
        print("raised", method[0], method[2], "reached" if method in reached else "MISSED")
        failed |= method not in reached
    for edge in sorted(linked):
        print("linked", *edge[0][:2], edge[1], edge[2][1], edges.get(edge, "MISSED"))
        failed |= edges.get(edge) != "linking"
    for edge in sorted(edges):
        if edge[2][0] == LINKER and edge[2][1] != "<clinit>" and edge not in linked and "." not in edge[0][0]:
            print("not run", *edge[0][:2], edge[1], edge[2][1])
    return failed


sys.exit(main())
