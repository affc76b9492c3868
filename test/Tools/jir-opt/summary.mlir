// The figures of a run on standard error, as text or JSON; the program alone
// on standard output.
//
// RUN: jir-opt %s --jvm-unload --summary=json 2>&1 >/dev/null | %python -c "import json, sys; s = json.load(sys.stdin); print(s['schema'], [p['stage'] for p in s['stages']])" \
// RUN:   | FileCheck %s --check-prefix=JSON
// JSON: 1 ['read', 'jvm-unload'
//
// RUN: jir-opt %s --jvm-unload --summary=text 2>&1 >/dev/null | FileCheck %s --check-prefix=TEXT
// TEXT: s  jvm-unload
// TEXT: s  total, peak {{[0-9]+}} MB
//
// Without an analysis there is none, unless asked for.
// RUN: jir-opt %s --jvm-unload 2>&1 >/dev/null | count 0

jvm.class header @a.Main extends @java.lang.Object application {
}
