"""Looks into jars, and changes them and class files, for the tests of jir-emit.

usage: jars.py text JAR ENTRY...      the text of the entries
       jars.py valid JAR              fails for a damaged entry
       jars.py times JAR              names and times of all entries, in order
       jars.py stored JAR ENTRY       the compression method, and whether both sizes are the same
       jars.py differ JAR JAR         the entries of the second whose bytes the first has not
       jars.py add JAR FOLDER ENTRY... files of a folder, under the same names
       jars.py static-load CLASS      the last getstatic becomes a putstatic
       jars.py replace CLASS OLD NEW  bytes of the same length
       jars.py classes FOLDER         the names of its class files
"""

import os
import sys
import zipfile


def text(jar, *entries):
    for entry in entries:
        print(zipfile.ZipFile(jar).read(entry).decode())


def valid(jar):
    damaged = zipfile.ZipFile(jar).testzip()
    sys.exit(f"damaged: {damaged}" if damaged else 0)


def times(jar):
    for entry in zipfile.ZipFile(jar).infolist():
        print(entry.filename, entry.date_time)


def stored(jar, name):
    entry = zipfile.ZipFile(jar).getinfo(name)
    print(entry.compress_type, entry.file_size == entry.compress_size)


def differ(first, second):
    first, second = zipfile.ZipFile(first), zipfile.ZipFile(second)
    print([name for name in second.namelist() if first.read(name) != second.read(name)])


def add(jar, folder, *entries):
    with zipfile.ZipFile(jar, "a") as changed:
        for entry in entries:
            changed.write(os.path.join(folder, entry), entry)


def static_load(path):
    with open(path, "rb") as file:
        code = bytearray(file.read())
    code[code.rindex(0xB2)] = 0xB3
    with open(path, "wb") as file:
        file.write(code)


def replace(path, old, new):
    with open(path, "rb") as file:
        data = file.read()
    with open(path, "wb") as file:
        file.write(data.replace(old.encode(), new.encode()))


def classes(folder):
    print(*sorted(name[:-len(".class")] for name in os.listdir(folder) if name.endswith(".class")), sep="\n")


if __name__ == "__main__":
    globals()[sys.argv[1].replace("-", "_")](*sys.argv[2:])
