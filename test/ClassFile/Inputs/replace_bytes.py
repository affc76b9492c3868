"""Copies a file with a sequence of bytes replaced: replace_bytes.py FROM TO OLD NEW, the sequences in hexadecimal digits."""

import sys

source, target, old, new = sys.argv[1:]
with open(source, "rb") as file:
    contents = file.read()
changed = contents.replace(bytes.fromhex(old), bytes.fromhex(new))
assert changed != contents, f"{source} has no {old}"
with open(target, "wb") as file:
    file.write(changed)
