"""Opens a comparison's page in a real Chromium and checks what a reader can do with it.

Usage: check_page.py PAGE TOOLS
PAGE is the HTML file; TOOLS a folder into which the two packages of PyPI that this needs are
installed where they are not there yet: axe-core-python (axe-core, MPL-2.0) and websocket-client.

Prints one line a check; the exit status is 1 where one failed.
"""

import base64
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time
import urllib.request

PACKAGES = ["axe-core-python==0.1.0", "websocket-client==1.8.0"]


def tools(folder):
    if not (pathlib.Path(folder) / "axe_core_python" / "axe.min.js").exists():
        subprocess.run(
            [sys.executable, "-m", "pip", "install", "--quiet", "--no-warn-script-location",
             "--target", folder, *PACKAGES],
            check=True, stdout=sys.stderr)
    sys.path.insert(0, folder)
    return (pathlib.Path(folder) / "axe_core_python" / "axe.min.js").read_text()


class Browser:
    """A headless Chromium, spoken to over the DevTools protocol."""

    def __init__(self, profile):
        self.process = subprocess.Popen(
            ["chromium", "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run",
             "--disable-dev-shm-usage", "--disable-background-networking",
             "--remote-debugging-port=0", f"--user-data-dir={profile}", "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        port_file = pathlib.Path(profile) / "DevToolsActivePort"
        self.wait(lambda: port_file.exists() and "\n" in port_file.read_text(), "Chromium to start")
        port = port_file.read_text().split("\n")[0]

        def target():
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/json/list") as answer:
                pages = [t for t in json.load(answer) if t["type"] == "page"]
                return pages[0]["webSocketDebuggerUrl"] if pages else None

        address = self.wait(target, "a page")
        import websocket
        self.socket = websocket.create_connection(address, timeout=120, suppress_origin=True)
        self.number = 0

    @staticmethod
    def wait(condition, what, seconds=60):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            found = condition()
            if found:
                return found
            time.sleep(0.05)
        raise SystemExit(f"waited {seconds} s for {what}")

    def call(self, method, **parameters):
        self.number += 1
        self.socket.send(json.dumps({"id": self.number, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self.socket.recv())
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise SystemExit(f"{method}: {answer['error']}")
                return answer["result"]

    def run(self, script):
        answer = self.call(
            "Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True,
            userGesture=True)
        if "exceptionDetails" in answer:
            raise SystemExit(f"{script[:80]}: {answer['exceptionDetails']}")
        return answer["result"].get("value")

    def until(self, script, what):
        return self.wait(lambda: self.run(script), what)

    def key(self, name, code):
        for kind in ["keyDown", "keyUp"]:
            text = {"text": "\r"} if name == "Enter" and kind == "keyDown" else {}
            self.call("Input.dispatchKeyEvent", type=kind, key=name, code=name,
                      windowsVirtualKeyCode=code, **text)

    def close(self):
        self.socket.close()
        self.process.terminate()
        self.process.wait()


failed = False


def check(name, met, found=""):
    global failed
    failed = failed or not met
    print(f"{'ok' if met else 'FAILED'}: {name}{'' if met else f': {found}'}")


def column(browser, index):
    return browser.run(
        f"[...document.querySelectorAll('#rows tr')].map((r) => r.children[{index}].textContent)")


def accessibility(browser, axe, name):
    browser.run(axe)
    violations = browser.run(
        "axe.run(document, { resultTypes: ['violations'] }).then((r) => r.violations.map("
        "(v) => v.id + ': ' + v.help + ': ' + v.nodes.slice(0, 3).map((n) => n.html + ' ' "
        "+ n.failureSummary).join(' | ')))")
    check(f"axe-core finds nothing, {name}", violations == [], violations)


def main(page, folder):
    axe = tools(folder)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        browser = Browser(profile)
        try:
            checks(browser, axe, page)
        finally:
            browser.close()


def checks(browser, axe, page):
    browser.call("Page.enable")
    browser.call("Runtime.enable")
    browser.call("Page.navigate", url=pathlib.Path(page).resolve().as_uri())
    browser.until("document.body && document.body.classList.contains('ready')", "the page")

    tracks = browser.run("document.querySelectorAll('#elements .track').length")
    segments = browser.run("document.querySelectorAll('#elements .track .segment').length")
    words = browser.run("document.querySelectorAll('#elements .track .word').length")
    check("time lines with segments and words", tracks and segments > tracks and words > segments,
          (tracks, segments, words))
    check("every time line says in words what it shows", browser.run(
        "[...document.querySelectorAll('.track')].every((t) => t.getAttribute('role') === 'img' "
        "&& /seconds: label .+ to \\d/.test(t.getAttribute('aria-label')))"))

    # Sorting, by mouse and by keyboard.
    browser.run("document.querySelectorAll('#head button')[1].click()")
    seconds = [float(cell) for cell in column(browser, 1)]
    check("a click sorts, largest first", seconds == sorted(seconds, reverse=True), seconds)
    browser.run("document.querySelectorAll('#head button')[1].focus()")
    browser.key("Enter", 13)
    seconds = [float(cell) for cell in column(browser, 1)]
    check("the Enter key sorts, smallest first", seconds == sorted(seconds), seconds)
    check("the sorted column is told", browser.run(
        "document.querySelectorAll('#head th')[1].getAttribute('aria-sort')") == "ascending")
    before = browser.run("document.activeElement.textContent")
    browser.key("Tab", 9)
    check("Tab goes on from a header", browser.run("document.activeElement.textContent") != before)

    # Filtering.
    first = column(browser, 0)[0]
    everything = browser.run("document.getElementById('status').textContent")
    browser.run(f"(() => {{ const f = document.getElementById('filter'); f.value = {json.dumps(first)};"
                "f.dispatchEvent(new Event('input')); })()")
    shown = column(browser, 0)
    check("the filter keeps what matches", first in shown, shown)
    check("the status tells how many", browser.run(
        "document.getElementById('status').textContent").startswith(f"{len(shown)} of "), everything)
    browser.run("(() => { const f = document.getElementById('filter'); f.value = '';"
                "f.dispatchEvent(new Event('input')); })()")

    # Sound: starts, moves, and ends by itself or by the same button.
    sources = browser.run(
        "JSON.parse(document.getElementById('data').textContent).elements.flatMap((e) => "
        "e.lines.map((l) => l.sound || ''))")
    embedded = [s for s in sources if s.startswith("data:audio/flac;base64,")]
    linked = [s for s in sources if s and not s.startswith("data:")]
    check("every line has a sound", all(sources), len(sources))
    check("embedded sounds are FLAC files",
          all(base64.b64decode(s.split(",")[1])[:4] == b"fLaC" for s in embedded))
    check("linked sounds are there", all(
        (pathlib.Path(page).parent / urllib.request.url2pathname(s)).exists() for s in linked), linked)
    for kind, wanted in [("embedded", embedded), ("linked", linked)]:
        if not wanted:
            continue
        # The order of the file again, so that the line with this sound can be found.
        browser.run("document.querySelectorAll('#head button')[0].click()")
        if browser.run("document.querySelectorAll('#head th')[0].getAttribute('aria-sort')") \
                != "ascending":
            browser.run("document.querySelectorAll('#head button')[0].click()")
        browser.run("(() => { const s = document.getElementById('size'); s.value = '0';"
                    "s.dispatchEvent(new Event('change')); })()")
        place = sources.index(wanted[0])
        button = f"document.querySelectorAll('.play')[{place}]"
        browser.run(f"{button}.click()")
        check(f"{kind} sound can be stopped", browser.run(f"{button}.textContent") == "Stop")
        moved = browser.until(
            "document.querySelector('.now') && parseFloat(document.querySelector('.now').style.left) > 0",
            f"{kind} sound to play")
        check(f"{kind} sound plays", bool(moved))
        browser.run(f"{button}.click()")
        check(f"{kind} sound stops", browser.run(
            f"{button}.textContent === 'Play' && !document.querySelector('.now')"))

    # Accessibility, in both schemes, with the details open.
    browser.run("document.querySelectorAll('details').forEach((d) => { d.open = true; })")
    time.sleep(0.2)
    for scheme in ["light", "dark"]:
        browser.call("Emulation.setEmulatedMedia", media="screen",
                     features=[{"name": "prefers-color-scheme", "value": scheme}])
        accessibility(browser, axe, scheme)
    browser.call("Emulation.setDeviceMetricsOverride", width=320, height=640, deviceScaleFactor=1,
                 mobile=False)
    check("nothing is cut off at 320 pixels (WCAG 1.4.10)", browser.run(
        "document.documentElement.scrollWidth <= 320"),
        browser.run("document.documentElement.scrollWidth"))
    browser.call("Emulation.clearDeviceMetricsOverride")

    # Paper.
    browser.call("Emulation.setEmulatedMedia", media="print")
    check("on paper there are no buttons", browser.run(
        "[...document.querySelectorAll('.play, .controls')].every((n) => "
        "getComputedStyle(n).display === 'none')"))
    pdf = base64.b64decode(browser.call("Page.printToPDF")["data"])
    check("it can be printed", pdf[:5] == b"%PDF-")
    if os.environ.get("HERALD_SCREENSHOT"):
        browser.call("Emulation.setEmulatedMedia", media="screen", features=[
            {"name": "prefers-color-scheme", "value": os.environ.get("HERALD_SCHEME", "light")}])
        shot = browser.call("Page.captureScreenshot", captureBeyondViewport=True)
        pathlib.Path(os.environ["HERALD_SCREENSHOT"]).write_bytes(base64.b64decode(shot["data"]))


main(sys.argv[1], sys.argv[2])
sys.exit(1 if failed else 0)
