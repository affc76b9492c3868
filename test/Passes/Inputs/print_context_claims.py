"""Prints where a file of claims has those under a context: print_context_claims.py FILE CLASS METHOD.

The number of them among the others, whether all others have one, and the outermost callers of the method's first claim.
"""

import json
import sys

path, owner, name = sys.argv[1:]
with open(path, encoding="utf-8") as file:
    claims = json.load(file)
under = [each for each in claims["context_claims"] if each["class"] == owner and each["name"] == name]
print(sum("context" in each for each in claims["claims"]), all("context" in each for each in claims["context_claims"]),
      under[0]["context"][0]["name"])
