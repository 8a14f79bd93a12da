"""The Nu HTML checker as a local service: one Java process for the whole run, about 50 ms a page."""

import json
import pathlib
import re
import socket
import subprocess
import time
import urllib.request

JAR = pathlib.Path(__file__).resolve().parents[2] / ".cache/vnu.jar"

# Templates close void elements so that XML reads them as HTML does; the checker remarks on each.
TRAILING_SLASH = "Trailing slash on void elements has no effect"


class HTMLChecker:
    def start(self, timeout=60):
        if not JAR.exists():
            raise AssertionError(f"{JAR} is not there. Fetch it: make setup")
        self.port = free_port()
        self.process = subprocess.Popen(
            ["java", "-Xmx512m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Dnu.validator.servlet.bind-address=127.0.0.1"]
            + ["-cp", str(JAR), "nu.validator.servlet.Main", str(self.port)],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )
        deadline = time.monotonic() + timeout
        while not is_listening(self.port):
            if self.process.poll() is not None:
                raise AssertionError(f"The HTML checker ended with status {self.process.returncode}.")
            if time.monotonic() > deadline:
                self.stop()
                raise AssertionError(f"The HTML checker did not listen within {timeout} seconds.")
            time.sleep(0.1)

    def stop(self):
        self.process.terminate()
        self.process.wait()

    def messages(self, html):
        """What the checker says about a document or a fragment, as readable lines."""
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}/?out=json", data=document(html).encode(),
            headers={"Content-Type": "text/html; charset=utf-8"},
        )
        with urllib.request.urlopen(request, timeout=60) as answer:
            found = json.load(answer)["messages"]
        return [readable(message) for message in found if TRAILING_SLASH not in message["message"]]


def document(html):
    """A fragment as the body of a minimal document; its title, if it brings one, goes into the head."""
    if html.lstrip().lower().startswith("<!doctype"):
        return html
    title = re.search(r"<title>.*?</title>", html, re.DOTALL)
    body = html.replace(title[0], "", 1) if title else html
    head = title[0] if title else "<title>A fragment</title>"
    return f'<!doctype html>\n<html lang="en">\n<head>{head}</head>\n<body>\n{body}\n</body>\n</html>\n'


def readable(message):
    kind = message.get("subType", message["type"])
    return f"{kind}, line {message.get('lastLine', '?')}: {message['message']}\n    {message.get('extract', '').strip()}"


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def is_listening(port):
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0
