"""A headless Chromium that shows a page, is clicked, and takes pictures, over its debugging pipe: no driver and no network."""

import base64
import json
import os
import shutil
import subprocess
import tempfile
import time

NAMES = ("chromium", "chromium-browser", "google-chrome")


def find_browser():
    return next((path for path in map(shutil.which, NAMES) if path), None)


class Browser:
    """One window. A message goes to file 3 of the browser and comes from its file 4, each ended by a zero byte."""

    def __init__(self, width=1200, height=800):
        self.profile = tempfile.mkdtemp()
        to_browser, self.requests = os.pipe()
        self.answers, from_browser = os.pipe()

        def connect():
            # First out of the way: the numbers 3 and 4 may be those of the pipes.
            first, second = os.dup(to_browser), os.dup(from_browser)
            os.dup2(first, 3)
            os.dup2(second, 4)

        self.process = subprocess.Popen(
            [find_browser(), "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
             "--remote-debugging-pipe", f"--user-data-dir={self.profile}", f"--window-size={width},{height}", "about:blank"],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, preexec_fn=connect, close_fds=False)
        os.close(to_browser)
        os.close(from_browser)
        self.buffer, self.number, self.events, self.session = b"", 0, [], None
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.call("Page.enable")
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def read(self):
        while b"\0" not in self.buffer:
            part = os.read(self.answers, 1 << 16)
            if not part:
                raise RuntimeError("the browser ended")
            self.buffer += part
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def call(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.requests, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.read()
            if answer.get("id") != self.number:
                self.events.append(answer.get("method"))
                continue
            if "error" in answer:
                raise RuntimeError(f"{method}: {answer['error']}")
            return answer["result"]

    def open(self, path):
        self.events.clear()
        self.call("Page.navigate", url="file://" + os.path.abspath(path))
        while "Page.loadEventFired" not in self.events:
            self.events.append(self.read().get("method"))

    def evaluate(self, expression):
        result = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise RuntimeError(f"{expression}: {result['exceptionDetails']['text']}")
        return result["result"].get("value")

    def settle(self):
        """Waits until what changed is drawn."""
        self.evaluate("new Promise(done => requestAnimationFrame(() => setTimeout(done)))")

    def click(self, element):
        """Clicks at the middle of what the JavaScript expression names; seconds until the change is drawn."""
        place = self.evaluate(f"(() => {{ const e = {element}; e.scrollIntoView({{block: 'center'}}); "
                              "const r = e.getClientRects()[0]; return [r.x + r.width / 2, r.y + r.height / 2]; })()")
        start = time.perf_counter()
        for kind in ("mousePressed", "mouseReleased"):
            self.call("Input.dispatchMouseEvent", type=kind, x=place[0], y=place[1], button="left", clickCount=1)
        self.settle()
        return time.perf_counter() - start

    def type(self, text):
        """Types into what has the focus; the longest time that a letter takes, in seconds."""
        longest = 0.0
        for letter in text:
            start = time.perf_counter()
            self.call("Input.insertText", text=letter)
            self.settle()
            longest = max(longest, time.perf_counter() - start)
        return longest

    def take_picture(self, path):
        with open(path, "wb") as file:
            file.write(base64.b64decode(self.call("Page.captureScreenshot", format="png")["data"]))

    def close(self):
        self.session = None
        try:
            self.call("Browser.close")
        except (RuntimeError, OSError):
            self.process.terminate()
        self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)


def by_text(selector, text):
    """The first element that a selector finds whose text begins with `text`."""
    return f"[...document.querySelectorAll({json.dumps(selector)})].find(e => e.textContent.startsWith({json.dumps(text)}))"
