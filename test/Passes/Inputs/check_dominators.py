"""Compares what a page of jvm-export-explorer lists as unreached without a method or an edge with what a search without it does not reach.

usage: check_dominators.py PAGE.html     the page holds all edges
"""

import json
import re
import sys

with open(sys.argv[1], encoding="utf-8") as page:
    data = json.loads(re.search(r'id="data">(.*?)</script>', page.read(), re.S).group(1))
edges = {tuple(data["edges"][i:i + 3]) for i in range(0, len(data["edges"]), 4)}
targets = {}
for caller, bci, callee in edges:
    targets.setdefault(caller, []).append((bci, callee))


def search(without_method=None, without_edge=None):
    seen, work = {-1}, [-1]
    while work:
        caller = work.pop()
        for bci, callee in targets.get(caller, ()):
            if callee not in seen and callee != without_method and (caller, bci, callee) != without_edge:
                seen.add(callee)
                work.append(callee)
    return seen


everything = search()
own = {m for m, row in enumerate(data["methods"]) if data["origins"][row[0]] != 2}
wrong = 0
for method, row in enumerate(data["dominators"]):
    if method not in everything:
        wrong += row != [-2]
        continue
    gone = everything - search(without_method=method)
    wrong += row[1:3] != [len(gone), len(gone & own)]
    # All edges into the method: it has one entry if some edge alone takes it away.
    entries = [edge for edge in edges if edge[2] == method and edge[0] in everything]
    wrong += row[3] != any(method not in search(without_edge=edge) for edge in entries)
    # The immediate dominator is the nearest of those without which it goes.
    dominator = row[0]
    wrong += dominator >= 0 and method in search(without_method=dominator)
print(f"{len(everything) - 1} methods, {sum(1 for row in data['dominators'] if row[0] >= 0)} with a dominator, {wrong} wrong")
