// jvm-read-claims reports which place of which file is wrong, and what was expected there.
//
// RUN: split-file %s %t
// RUN: not jir-opt %t/program.mlir --jvm-read-claims 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: error: jvm-read-claims: the option input names no file
// RUN: not jir-opt %t/program.mlir --jvm-read-claims=input=%t/absent 2>&1 | FileCheck %s --check-prefix=ABSENT
// ABSENT: error: jvm-read-claims: {{.*}}absent: No such file or directory
// RUN: not jir-opt %t/program.mlir --jvm-read-claims=input=%t/schema.json 2>&1 | FileCheck %s --check-prefix=SCHEMA
// SCHEMA: schema.json: expected claims of schema 3, not of schema 2
// RUN: not jir-opt %t/program.mlir --jvm-read-claims=input=%t/kind.json 2>&1 | FileCheck %s --check-prefix=KIND
// KIND: kind.json: the kind is neither certain nor conditional at claims.claims[0]
// RUN: not jir-opt %t/program.mlir --jvm-read-claims=input=%t/depends.json 2>&1 | FileCheck %s --check-prefix=DEPENDS
// DEPENDS: depends.json: the number is beyond the dependencies at claims.claims[0].depends
// RUN: not jir-opt %t/program.mlir --jvm-read-claims=input=%t/number.jsonl 2>&1 | FileCheck %s --check-prefix=NUMBER
// NUMBER: number.jsonl: line 3: expected the numbers of earlier lines at (root).methods
// RUN: not jir-opt %t/program.mlir --jvm-read-claims=input=%t/text.jsonl 2>&1 | FileCheck %s --check-prefix=TEXT
// TEXT: text.jsonl: line 2: {{.*}}Unexpected EOF
// RUN: not jir-opt %t/program.mlir --jvm-read-claims=input=%t/program.mlir 2>&1 | FileCheck %s --check-prefix=MODULE
// MODULE: program.mlir: the module has no jvm.claims
// RUN: not jir-opt %t/program.mlir --jvm-read-claims=input=%t/words 2>&1 | FileCheck %s --check-prefix=WORDS
// WORDS: words: neither claims as JSON nor a module with claims:

//--- program.mlir
jvm.class public @java.lang.Object platform version 61:0 {
}
//--- schema.json
{"schema":2,"source":"cha","classes":[],"dependencies":[],"claims":[],"unclaimed":[]}
//--- kind.json
{"schema":3,"source":"cha","classes":[],"dependencies":[[]],"claims":[
{"what":"unreachable","class":"a.B","name":"f","descriptor":"()V","bci":-1,"kind":"sure","assumptions":[],"check":"none","grounds":"","depends":0}]}
//--- depends.json
{"schema":3,"source":"cha","classes":[],"dependencies":[[]],"claims":[
{"what":"unreachable","class":"a.B","name":"f","descriptor":"()V","bci":-1,"kind":"certain","assumptions":[],"check":"none","grounds":"","depends":1}]}
//--- number.jsonl
{"schema":3,"format":"jsonl","source":"cha"}
{"member":"f","descriptor":"()V"}
{"class":"a.B","methods":[1]}
//--- text.jsonl
{"schema":3,"format":"jsonl","source":"cha"}
{"member":
//--- words
claims
