"""Asks a language server about the last use of a value in a file, and then about the file with a mistake in that line.

usage: ask_server.py SERVER FILE VALUE, the value without its %
"""

import json
import re
import subprocess
import sys

URI = "file:///program.mlir"


def message(method, number=None, **parameters):
    content = {"jsonrpc": "2.0", "method": method, "params": parameters}
    if number is not None:
        content["id"] = number
    text = json.dumps(content)
    return f"Content-Length: {len(text)}\r\n\r\n{text}"


server, path, value = sys.argv[1:]
value = "%" + value
with open(path, encoding="utf-8") as file:
    text = file.read()
lines = text.split("\n")
line = max(number for number, each in enumerate(lines) if value in each)
place = {"textDocument": {"uri": URI}, "position": {"line": line, "character": lines[line].index(value) + 1}}
wrong = text.replace("invoke_virtual", "invoke_backwards")
asked = (message("initialize", 0, processId=1, rootUri="", capabilities={}, trace="off") +
         message("textDocument/didOpen", textDocument={"uri": URI, "languageId": "mlir", "version": 1, "text": text}) +
         message("textDocument/hover", 1, **place) + message("textDocument/definition", 2, **place) +
         message("textDocument/didChange", textDocument={"uri": URI, "version": 2}, contentChanges=[{"text": wrong}]) +
         message("shutdown", 3) + message("exit"))
run = subprocess.run([server], input=asked, stdout=subprocess.PIPE, text=True, check=True, timeout=60)
for answer in map(json.loads, re.findall(r'^(\{"id.*?|\{"jsonrpc.*?)(?=Content-Length|\Z)', run.stdout, re.M | re.S)):
    if answer.get("method") == "textDocument/publishDiagnostics":
        found = answer["params"]["diagnostics"]
        print("diagnostics of line:", *[f"{each['range']['start']['line'] + 1} {each['message']}" for each in found] or ["none"])
    elif answer.get("id") == 1:
        print("hover:", re.search(r"Type: .*", answer["result"]["contents"]["value"]).group())
    elif answer.get("id") == 2:
        print("definition: line", answer["result"][0]["range"]["start"]["line"] + 1)
