"""Mutates tests of the dialect, token by token, and runs jir-opt over each mutant: an error is fine, a signal is not.

usage: mutate.py JIR_OPT SEED COUNT WORK_FILE FILE...
"""

import random
import re
import subprocess
import sys

TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[A-Za-z_@%^#!][\w$.]*|\d+|\s+|.', re.S)
POOL = """0 -1 1 2 7 99999999999 4294967295 -2147483648 i32 i64 i1 i7 f32 f64 none index !jvm.null !jvm.ref<A>
!jvm.uninit<A> !jvm.uninit_this<A> !jvm.array<i32> unit [] {} () "" "x" "a.b.C" "<init>()V" "(" ":" "f(I)I" "x:I" true
array<i32:0> array<i32:-1,2> array<i32> array<i32:5,5,5> 3:i64 17:i32 2.0:f32 dense<1>:tensor<2xi32> tensor<2xi32> @A
@A::@B isProtected protected #jvm.field<@A::@"x:I"> #jvm.method<@A::@"f(I)I"> #jvm.bci<3> %0 %1 ^bb0 ^bb1 ^bb2
"jvm.unwind" "jvm.throw" "jvm.return" "jvm.init" "cf.br" "arith.addi" "foo.bar" """.split()
PASSES = ["--canonicalize=region-simplify=aggressive", "--cse", "--sccp", "--symbol-dce",
          "--allow-unregistered-dialect", "--emit-bytecode", "-o", "/dev/null"]


def mutate(text):
    tokens = TOKEN.findall(text)
    places = [i for i, token in enumerate(tokens) if not token.isspace()]
    for _ in range(random.choice([1, 1, 1, 2, 3])):
        place, other = random.choice(places), random.choice(places)
        kind = random.random()
        if kind < 0.3:
            tokens[place] = ""
        elif kind < 0.4:
            tokens[place] += " " + tokens[place]
        elif kind < 0.6:
            tokens[place] = random.choice(POOL)
        elif kind < 0.8:
            tokens[place], tokens[other] = tokens[other], tokens[place]
        elif kind < 0.9:
            tokens[place] = tokens[other]
        else:
            end = min(len(tokens), place + random.randint(1, 12))
            tokens[place:end] = [""] * (end - place)
    return "".join(tokens)


def main():
    tool, seed, count, work = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4]
    random.seed(seed)
    sources = []
    for name in sys.argv[5:]:
        for form in ([], ["--mlir-print-op-generic"]):
            sources.append(subprocess.run([tool, name, *form], stdout=subprocess.PIPE, check=True, text=True).stdout)
    accepted = refused = crashed = 0
    for number in range(count):
        mutant = mutate(random.choice(sources))
        with open(work, "w", encoding="utf-8") as file:
            file.write(mutant)
        code = subprocess.run([tool, work, *PASSES], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                              timeout=60).returncode
        if code < 0 or code > 2:
            crashed += 1
            print(f"exit code {code} on mutant {number}:\n{mutant}")
        elif code:
            refused += 1
        else:
            accepted += 1
    print(f"{crashed} crashed, {accepted} accepted, {refused} refused")


main()
