"""Opens a page of jvm-export-explorer in a browser without a window, clicks and types, and prints what is shown.

usage: click_browser.py EVALUATION-FOLDER PAGE.html STEP...

A STEP is the beginning of the text of a link, a tab or a tile, which is clicked, or ? and a text, which is typed into the search.
"""

import sys

sys.path.insert(0, sys.argv[1])
import browser

window = browser.Browser()
try:
    window.open(sys.argv[2])
    for step in sys.argv[3:]:
        if step.startswith("?"):
            window.click("document.getElementById('search')")
            window.type(step[1:])
        else:
            window.click(browser.by_text("a, button, .tile", step))
        shown = window.evaluate("document.getElementById('main').innerText")
        print(f"{step}: " + " ".join(shown.split()))
    print("requests:", window.evaluate("performance.getEntriesByType('resource').length"))
finally:
    window.close()
