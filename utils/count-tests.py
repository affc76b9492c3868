#!/usr/bin/env python3
"""Prints `N passed, N failed` for a lit result file, and fails unless some test passed and none failed.

usage: count-tests.py RESULTS.json LIT_EXIT_CODE
"""

import json
import sys

PASSED = {"PASS", "XFAIL", "FLAKYPASS"}
SKIPPED = {"UNSUPPORTED", "SKIPPED", "EXCLUDED"}


def main():
    path, lit_status = sys.argv[1], int(sys.argv[2])
    try:
        with open(path, encoding="utf-8") as results:
            codes = [test["code"] for test in json.load(results)["tests"]]
    except (OSError, ValueError) as error:
        print(f"lit left no results: {error}", file=sys.stderr)
        codes = []
    passed = sum(code in PASSED for code in codes)
    skipped = sum(code in SKIPPED for code in codes)
    failed = len(codes) - passed - skipped
    # lit's own word counts too: a crash of lit after the last test must not look like success.
    if (lit_status != 0 and failed == 0) or passed == 0:
        failed += 1
    print(f"{passed} passed, {failed} failed" + (f", {skipped} skipped" if skipped else ""))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
