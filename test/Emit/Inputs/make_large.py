"""Writes a class whose method `run(I)I` is large: make_large.py far|locals|long N.

far: a loop with N additions of a large constant in its body, and a condition that skips them; locals: N values that are
all needed at the end; long: N additions in a row.
"""

import sys

kind, count = sys.argv[1], int(sys.argv[2])
print('jvm.class public super @Large extends @java.lang.Object application version 61:0 {')
print('  jvm.method public static @"run(I)I"(%n: i32) {')
print('    %zero = arith.constant 0 : i32\n    %one = arith.constant 1 : i32\n    %big = arith.constant 1000 : i32')


def additions(first):
    for i in range(count):
        print(f'    %{first}{i + 1} = jvm.invoke_static [{i + 10}] @Large::@"add(I)I"(%{first}{i}) : (i32) -> i32')


if kind == "far":
    print('    cf.br ^loop(%n, %zero : i32, i32)\n  ^loop(%i: i32, %s: i32):')
    print('    %c = arith.cmpi sgt, %i, %zero : i32\n    cf.cond_br %c, ^more, ^end')
    print('  ^more:\n    %odd = arith.andi %i, %one : i32\n    %d = arith.cmpi ne, %odd, %zero : i32')
    print('    cf.cond_br %d, ^body, ^next(%s : i32)\n  ^body:\n    %a0 = arith.addi %s, %one : i32')
    additions("a")
    print(f'    cf.br ^next(%a{count} : i32)\n  ^next(%t: i32):\n    %j = arith.subi %i, %one : i32')
    print('    cf.br ^loop(%j, %t : i32, i32)\n  ^end:\n    jvm.return %s : i32')
elif kind == "locals":
    print('    %a0 = arith.addi %n, %zero : i32')
    additions("a")
    print('    %s0 = arith.addi %zero, %zero : i32')
    for i in range(count):
        print(f'    %s{i + 1} = arith.addi %s{i}, %a{i} : i32')
    print(f'    jvm.return %s{count} : i32')
else:
    print('    %a0 = arith.addi %n, %one : i32')
    additions("a")
    print(f'    jvm.return %a{count} : i32')
print('  }\n  jvm.method public static @"add(I)I"(%n: i32) {\n    %one = arith.constant 1 : i32')
print('    %r = arith.addi %n, %one : i32\n    jvm.return %r : i32\n  }\n}')
