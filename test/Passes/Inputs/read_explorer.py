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
edges = [data["edges"][index:index + 4] for index in range(0, len(data["edges"]), 4)]
for caller, bci, callee, reasons in edges:
    print(names[caller], bci, names[callee], data["reasons"][reasons])
for method, bci, text in data["claims"]:
    print("claim", names[method], bci, text)
for method, bci, text in data["unclaimed"]:
    print("no claim", names[method], bci, text)
for method, bci, kind, what in data["unresolved"]:
    print("unresolved", names[method], bci, kind, what)
