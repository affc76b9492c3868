"""Prints, for each method of a recording's text whose class begins with a prefix: its nodes, and the tags on all paths to them."""

import sys


def main(path, prefix):
    classes, methods, contexts = [], [], []
    with open(path, encoding="utf-8") as text:
        for line in text:
            kind, *fields = line.rstrip("\n").split("\t")
            {"C": classes, "M": methods, "N": contexts}.get(kind, []).append(fields)
    paths, of_method = [], {}
    for parent, method, tags in contexts:
        path_tags = (set() if tags == "-" else set(tags.split(","))) | (paths[int(parent)] if int(parent) >= 0 else set())
        paths.append(path_tags)
        of_method.setdefault(int(method), []).append(path_tags)
    for method, sets in of_method.items():
        owner, name = classes[int(methods[method][0])][0], methods[method][1]
        if owner.startswith(prefix):
            print(f"{owner}.{name}: {len(sets)} nodes: {' '.join(sorted(set.intersection(*sets))) or '-'}")


main(sys.argv[1], sys.argv[2])
