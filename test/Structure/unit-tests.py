# lit finds every unit test program that the build declares, and tests in each: none can vanish silently.
#
# RUN: %python %s --self-test
# RUN: %python %s %lit %jir_obj/test/Unit "%unittests"
# END.

import os
import re
import subprocess
import sys


def compare(declared, listing):
    """Findings for the declared programs and what lit lists (`suite :: Program/number/total` or `Program/Test`)."""
    found = set(re.findall(r":: (?:\./)?(\w+Tests)(?:/|$)", listing, re.M))
    for name in sorted(declared - found):
        yield f"{name}: declared with jir_add_unittest, but lit finds no test in it"
    for name in sorted(found - declared):
        yield f"{name}: lit finds it in build/bin, but no jir_add_unittest declares it; remove the old program"


def self_test():
    listing = "-- Available Tests --\n  jir-Unit :: ATests/A/one\n  jir-Unit :: ATests/A/two\n  jir-Unit :: BTests/0/1\n"
    assert not list(compare({"ATests", "BTests"}, listing))
    assert "CTests: declared" in next(compare({"ATests", "BTests", "CTests"}, listing))
    assert "BTests: lit finds it" in next(compare({"ATests"}, listing))
    assert list(compare({"ATests"}, "")), "an empty listing must be noticed"


def main():
    lit, suite, declared = sys.argv[1:]
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("LIT_", "GTEST_"))}
    listing = subprocess.run([sys.executable, lit, "--show-tests", suite], stdout=subprocess.PIPE, text=True,
                             env=environment, check=False).stdout
    findings = list(compare(set(filter(None, declared.split(","))), listing))
    print("\n".join(findings))
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(self_test() if sys.argv[1:] == ["--self-test"] else main())
