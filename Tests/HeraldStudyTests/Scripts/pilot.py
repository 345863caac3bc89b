"""Drives the pilot page of a package in Chromium by the keyboard alone.

Prints what has the focus at each step as a screen reader names it, as a JSON list on one line, and then
the CSV that the page saves.

Usage: pilot.py PACKAGE TRIALS. Speaks WebDriver to chromedriver with Python's standard library alone.
"""
import json
import pathlib
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request

page = (pathlib.Path(sys.argv[1]).resolve() / "pilot.html").as_uri()
wanted = int(sys.argv[2])
with socket.socket() as probe:
    probe.bind(("127.0.0.1", 0))
    port = probe.getsockname()[1]
folder = tempfile.TemporaryDirectory()
driver = subprocess.Popen(
    ["chromedriver", f"--port={port}"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def ask(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}{path}", data, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)["value"]


def run(script):
    return ask(f"/session/{session}/execute/sync", {"script": script, "args": []})


def wait(script, what):
    for _ in range(600):
        if run(script):
            return
        time.sleep(0.05)
    sys.exit(f"waited in vain for {what}")


def press(keys):
    """Presses keys one after the other, wherever the focus is."""
    steps = [{"type": kind, "value": key} for key in keys for kind in ("keyDown", "keyUp")]
    ask(f"/session/{session}/actions", {"actions": [{"type": "key", "id": "keys", "actions": steps}]})


def focus():
    """The role and name of what has the focus."""
    element = next(iter(ask(f"/session/{session}/element/active").values()))
    path = f"/session/{session}/element/{element}"
    return ask(f"{path}/computedrole") + " " + ask(f"{path}/computedlabel")


TAB, ENTER, SPACE = "\ue004", "\ue007", " "
steps = []
session = None
try:
    for _ in range(200):
        try:
            ask("/status")
            break
        except OSError:
            time.sleep(0.05)
    session = ask("/session", {"capabilities": {"alwaysMatch": {"goog:chromeOptions": {"args": [
        "--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--mute-audio",
        "--autoplay-policy=no-user-gesture-required", f"--user-data-dir={folder.name}",
    ]}}}})["sessionId"]
    ask(f"/session/{session}/url", {"url": page})
    press(TAB)
    steps.append(focus())
    press(TAB)
    steps.append(focus())
    press(ENTER)
    for number in range(1, wanted + 1):
        wait(f'return document.getElementById("progress").textContent.startsWith("Trial {number} ")',
             f"trial {number}")
        steps.append(focus())
        press(SPACE)
        wait('return !document.getElementById("reply").hidden', "the end of the sound")
        steps.append(focus())
        if run('return document.activeElement.tagName') == "INPUT":
            press('a dog, "three"')
            press(ENTER)
        else:
            # The second answer.
            press(TAB)
            steps.append(focus())
            press(SPACE)
    print(json.dumps(steps))
    csv = ask(f"/session/{session}/execute/async", {"script":
        'const done = arguments[0];'
        'fetch(document.getElementById("save").href).then((r) => r.text()).then(done);', "args": []})
    sys.stdout.write(csv)
finally:
    if session:
        ask_end = urllib.request.Request(
            f"http://127.0.0.1:{port}/session/{session}", method="DELETE")
        urllib.request.urlopen(ask_end, timeout=30).close()
    # Not terminate(): a test's children may have its blocked signals.
    driver.kill()
    driver.wait()
