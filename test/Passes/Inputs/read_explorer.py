"""Prints the data of a page of jvm-export-explorer in lines, sorted by name.

usage: read_explorer.py FILE
"""

import html.parser
import json
import sys


class Data(html.parser.HTMLParser):
    """The text of the element with the id `data`."""
    def __init__(self):
        super().__init__()
        self.inside, self.text = False, ""

    def handle_starttag(self, tag, attrs):
        self.inside = ("id", "data") in attrs

    def handle_endtag(self, tag):
        self.inside = False

    def handle_data(self, data):
        if self.inside:
            self.text += data


reader = Data()
with open(sys.argv[1], encoding="utf-8") as page:
    reader.feed(page.read())
data = json.loads(reader.text)
names = [data["classes"][owner] + "." + name + descriptor for owner, name, descriptor, _ in data["methods"]]
names.append("<root>")
print("schema", data["schema"])
print("title", data["title"])
for number in sorted(range(len(data["methods"])), key=lambda index: names[index]):
    caller = data["from"][number]
    print(names[number] + ":", "not reachable" if caller == -2 else f"from {names[caller]} by {data['steps'][number]}")
for number in sorted(range(len(data["methods"])), key=lambda index: names[index]):
    dominator, *gone = data["dominators"][number]
    if gone:
        print(f"without {names[number]}, below {names[dominator]}: {gone[0]} methods, {gone[1]} own" + (", one entry" if gone[2] else ""))
edges = [data["edges"][index:index + 4] for index in range(0, len(data["edges"]), 4)]
for caller, bci, callee, reasons in edges:
    print(names[caller], bci, names[callee], data["reasons"][reasons])
if "changes" in data:
    changes = data["changes"]
    for method in changes["methods"]:
        print("new", names[method])
    for number in changes["edges"]:
        print("new", names[edges[number][0]], edges[number][1], names[edges[number][2]])
    for method in changes["gone_methods"]:
        print("gone", method)
    for row in changes["gone_edges"]:
        print("gone", *row)
for method, bci, text in data["claims"]:
    print("claim", names[method], bci, text)
for method, bci, text in data["unclaimed"]:
    print("no claim", names[method], bci, text)
for method, bci, kind, what in data["unresolved"]:
    print("unresolved", names[method], bci, kind, what)
