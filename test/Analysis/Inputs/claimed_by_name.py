# Checks claims by the names of methods: claimed_by_name.py CLAIMS SOURCE LEAST [conditional] [single]
#
# CLAIMS is what jvm-defensive{print=true} printed, SOURCE a Java source of test/Inputs/java/defensive. A method called
# closed... must have a certain, unconditional claim for a call of who (or a conditional one; of one target with
# `single`), one called open... must have none. At least LEAST open methods are expected, so that an empty source cannot pass.

import re
import sys

claims, source, least = open(sys.argv[1]).read(), open(sys.argv[2]).read(), int(sys.argv[3])
kind = "conditional" if "conditional" in sys.argv[4:] else "certain"
what = "call" if "single" in sys.argv[4:] else "call|targets"
source = re.sub(r"/\*.*?\*/|//[^\n]*", "", source, flags=re.S)
stem = re.search(r"class (\w+)", source).group(1)
names = re.findall(r"\b((?:open|closed)[A-Z]\w*)\([^;{}]*\)[^;{}]*\{", source)
claimed = set(re.findall(rf"^{kind} (?:{what}) defensive\.{stem}[\w$]*\.(\w+)\([^ ]* -> [^=]*\.who\(\)V(?! check=\w+ under)", claims, re.M))
bad = [name for name in names if name.startswith("open") and name in claimed]
bad += [name for name in names if name.startswith("closed") and name not in claimed]
for name in bad:
    print(f"{stem}.{name}: {'has' if name in claimed else 'lacks'} a claim")
number = sum(name.startswith("open") for name in names)
print(f"{number} open methods, {len(names) - number} closed ones")
sys.exit(bool(bad) or number < least)
