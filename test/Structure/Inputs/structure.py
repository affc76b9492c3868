"""Shared by the structure tests: the files of the tree, findings, and self-tests with planted mistakes.

A structure test is a script with a function `check(tree)` that yields findings (one line each) and a list PLANTED of
mistakes that it has to find. `run` serves both of its command lines:

    layers.py TREE          checks the tree; prints the findings; fails if there are any
    layers.py --self-test   plants each mistake in a small good tree and fails if one is not found
"""

import os
import sys
import tempfile


class Tree:
    """The files below a folder, without build folders and what git and Python keep."""

    def __init__(self, root):
        self.root = os.path.abspath(root)
        self.files = []
        for folder, folders, files in os.walk(self.root):
            folders[:] = sorted(name for name in folders if not self._ignored(folder, name))
            for name in sorted(files):
                if not name.endswith((".pyc", ".png")):
                    self.files.append(os.path.relpath(os.path.join(folder, name), self.root))

    def _ignored(self, folder, name):
        if name in (".git", ".cache", "__pycache__"):
            return True
        return folder == self.root and (name == "build" or name.startswith("build-"))

    def under(self, folders, suffixes=("",)):
        """The paths below any of the folders that end in any of the suffixes."""
        starts = tuple(folder.rstrip("/") + "/" for folder in folders)
        return [path for path in self.files if path.startswith(starts) and path.endswith(tuple(suffixes))]

    def exists(self, path):
        return os.path.exists(os.path.join(self.root, path))

    def read(self, path):
        with open(os.path.join(self.root, path), encoding="utf-8", errors="replace") as text:
            return text.read()


def plant(root, files):
    for path, text in files.items():
        path = os.path.join(root, path)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as out:
            out.write(text)


def self_test(check, good, planted):
    """`good`: files (path: text) without a finding. `planted`: (files, words that a finding must hold) each."""
    failures = []
    for files, expected in [({}, None)] + planted:
        with tempfile.TemporaryDirectory() as root:
            plant(root, {**good, **files})
            findings = list(check(Tree(root)))
        if expected is None:
            failures += [f"in the good tree: {finding}" for finding in findings]
        elif not any(expected in finding for finding in findings):
            failures.append(f"not found: '{expected}' in {sorted(files)}; found: {findings}")
    return failures


def run(check, good, planted):
    if len(sys.argv) == 2 and sys.argv[1] == "--self-test":
        findings = self_test(check, good, planted)
    elif len(sys.argv) == 2:
        findings = list(check(Tree(sys.argv[1])))
    else:
        sys.exit(f"usage: {sys.argv[0]} TREE | --self-test")
    for finding in findings:
        print(finding)
    sys.exit(1 if findings else 0)
