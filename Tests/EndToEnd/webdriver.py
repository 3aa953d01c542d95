# SPDX-License-Identifier: MIT
"""Drives a real browser by its driver (https://www.w3.org/TR/webdriver2/): webdriver.py DRIVER ADDRESS, then steps, one a line of
standard input, each done until it holds, up to half a minute:

    {"click": "CSS"}  {"key": ["CSS", "text"]}  {"until": "JavaScript"}  {"shot": "FILE"}
"""
import base64
import json
import sys
import time
import urllib.error
import urllib.request

driver, address = sys.argv[1:3]
PATIENCE = 30
OPTIONS = ["--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=1100,900"]


def call(method, path, body=None):
    request = urllib.request.Request(
        driver + path, method=method, data=None if body is None else json.dumps(body).encode(),
        headers={"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)["value"]


wanted = {"browserName": "chrome", "goog:chromeOptions": {"args": OPTIONS}}
session = "/session/" + call("POST", "/session", {"capabilities": {"alwaysMatch": wanted}})["sessionId"]


def run(script):
    return call("POST", session + "/execute/sync", {"script": "return " + script, "args": []})


def element(selector):
    found = call("POST", session + "/element", {"using": "css selector", "value": selector})
    return session + "/element/" + next(iter(found.values()))


def do(step):
    if "click" in step:
        call("POST", element(step["click"]) + "/click", {})
    elif "key" in step:
        call("POST", element(step["key"][0]) + "/value", {"text": step["key"][1]})
    elif "until" in step:
        value = run(step["until"])
        assert value, f"it is {value!r}"
    elif "shot" in step:
        with open(step["shot"], "wb") as file:
            file.write(base64.b64decode(call("GET", session + "/screenshot")))


def insist(step):
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return do(step)
        except (AssertionError, urllib.error.HTTPError) as error:
            if time.monotonic() > end:
                sys.exit(f"{json.dumps(step)}: {error}\n{run('document.body.innerText')}")
            time.sleep(0.1)


try:
    call("POST", session + "/url", {"url": address})
    for line in sys.stdin:
        insist(json.loads(line))
finally:
    call("DELETE", session)
