"""Prints a file of jvm-export-call-graph for comparison: print_call_graph.py json|jcg|graphml FILE."""

import json
import sys
import xml.etree.ElementTree as xml

form, path = sys.argv[1:]
if form == "graphml":
    for element in xml.parse(path).getroot()[-1]:
        print(element.tag.split("}")[1], *element.attrib.values(), *[data.text for data in element])
    sys.exit()
with open(path, encoding="utf-8") as file:
    graph = json.load(file)
if form == "jcg":
    print(*graph["reachableMethods"], sep="\n")
    sys.exit()
methods = graph["methods"]
print(graph["schema"])
for edge in graph["edges"]:
    caller = "root" if edge["caller"] == -1 else methods[edge["caller"]]["name"]
    print(caller, edge["bci"], methods[edge["callee"]]["name"], edge["reasons"])
print(methods[0])
print("no-proxies" in graph["assumptions"], graph["unresolved"])
