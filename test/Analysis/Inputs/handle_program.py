# Holds a program with method handles against its own run: handle_program.py SOURCE CLASSES WORK JAVA JDK [OPTIONS]
#
# SOURCE is a Java source of test/Inputs/java/handles, CLASSES the folder of its classes. javac writes neither
# invokedynamic with bootstrap methods of the program nor constant handles, so lines of the source tell what calls of static
# native methods become:
#
#   // site NAME = "run" bootstrap <...> [...]     an invokedynamic with the descriptor of NAME
#   // constant NAME = <"x", "LI;", <...>, [...]>  a dynamic constant
#   // handle NAME = <invoke_static @C::@"m()V">   a constant handle
#
# The program runs on the JVM and is analysed. Printed are methods of the program that ran and are not reached, methods
# called never..., those of classes called Never (whose objects are made) and of classes called Never... that are reached
# (none of them may run), and the claims that the run contradicts. OPTIONS are those of jvm-points-to.

import os
import re
import shutil
import subprocess
import sys

source, classes, work, java, jdk = sys.argv[1:6]
options = sys.argv[6] if len(sys.argv) > 6 else ""
main = os.path.basename(source).removesuffix(".java")


def run(*command):
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{' '.join(command)}: {done.stdout}{done.stderr}")
    return done.stdout + done.stderr


def rewrite(text, kind, name, becomes):
    call = re.compile(rf'jvm\.invoke_static( ?\[[^@]*\]| )?([^@\n]*) @{main}::@"{name}(\([^"]*)"\(([^\n]*)\) : (\([^\n]*\) -> ([^\n]*))')

    def change(match):
        place, _, descriptor, arguments, functional, result = match.groups()
        if kind == "site":
            head, _, constants = becomes.partition("> [")
            dynamic, _, bootstrap = head.partition(" bootstrap ")
            return f'jvm.invoke_dynamic{place} {dynamic} "{descriptor}" bootstrap {bootstrap}> [{constants}({arguments}) : {functional}'
        if kind == "constant":
            return f"jvm.dynamic_constant{place} {becomes} : {result}"
        return f"jvm.method_handle{place} {becomes}"

    changed, number = call.subn(change, text)
    if not number:
        sys.exit(f"{source}: nothing calls {name}")
    return changed


shutil.rmtree(work, ignore_errors=True)
os.makedirs(f"{work}/compiled")
for file in os.listdir(classes):
    if file.endswith(".class") and file.removesuffix(".class").split("$")[0] == main:
        shutil.copy(f"{classes}/{file}", f"{work}/compiled")
program = f"{work}/compiled"
with open(source, encoding="utf-8") as file:
    rules = re.findall(r"^ *// (site|constant|handle) (\w+) = (.*)$", file.read(), re.M)
if rules:
    run("jir-import", program, "--no-jdk", "--entry=none", "--summary=none", "-o", f"{work}/in.mlir")
    with open(f"{work}/in.mlir", encoding="utf-8") as file:
        text = file.read()
    for rule in rules:
        text = rewrite(text, *rule)
    with open(f"{work}/out.mlir", "w", encoding="utf-8") as file:
        file.write(text)
    program = f"{work}/program"
    run("jir-emit", f"{work}/out.mlir", f"--from={work}/compiled", "--summary=none", "-o", program + "/")

recording = f"{work}/recording"
run("jir-record", "-o", recording, "--edges", "--receivers", "--", java, "-cp", program, main)
printed = run("jir", program, f"--jdk={jdk}", f"--main={main}", "--jvm-lower-invokedynamic",
              f"--jvm-points-to={options}" if options else "--jvm-points-to", f"--jvm-export-call-graph=from=points-to format=csv scope=touching output={work}/graph",
              f"--jvm-compare-recording=from=points-to recording={recording} missed=true", "--jvm-devirtualize=from=points-to",
              f"--jvm-check-claims=recording={recording}", "-o", "/dev/null", "--summary=none")
with open(f"{work}/log", "w", encoding="utf-8") as file:
    file.write(printed)
with open(f"{work}/graph", encoding="utf-8") as file:
    reached = {name.replace(",", ".") for name in
               re.findall(rf"\b({main}[\w$]*,never\w*|{main}[\w$]*\$Never,(?!<)\w+|{main}[\w$]*\$Never\w+,[\w<>]+)", file.read())}
missed = re.findall(rf"^missed {main}[.$].*", printed, re.M)
print("missed:", *(missed or ["none"]))
print("must not be reached:", *(sorted(reached) or ["none"]))
print("\n".join(re.findall(r"violated: .*", printed)))
