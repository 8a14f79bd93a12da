"""A `searchlight serve` of this build, on a free port and in a data folder of its own."""

import os
import pathlib
import re
import signal
import subprocess
import threading
import time
import urllib.error
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parents[2]
BINARY = pathlib.Path(os.environ.get("SEARCHLIGHT_BINARY", ROOT / ".build/release/searchlight"))


class SearchlightServer:
    """Starts in `start`, is ready to answer when that returns, and must end with status 0 on SIGTERM."""

    def __init__(self, data=None, assets=None, arguments=(), environment=None):
        self.data = data
        self.assets = assets
        self.arguments = [str(argument) for argument in arguments]
        self.environment = environment
        self.output = []
        self.url = None

    def start(self, timeout=120):
        if not BINARY.exists():
            raise AssertionError(f"{BINARY} is not built. Build it: swift build -c release --product searchlight")
        command = [str(BINARY), "serve", *self.arguments, "--listen", "127.0.0.1:0"]
        if self.data:
            command += ["--data", str(self.data)]
        if self.assets:
            command += ["--assets", str(self.assets)]
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env=os.environ | (self.environment or {}),
        )
        listening = threading.Event()
        threading.Thread(target=self._read_output, args=(listening,), daemon=True).start()
        deadline = time.monotonic() + timeout
        listening.wait(timeout)
        if not self.url:
            self._give_up("it did not say where it serves")
        while self.status("/readyz") == 503:  # the indices are still being read
            if time.monotonic() > deadline:
                self._give_up(f"it was not ready after {timeout} seconds")
            time.sleep(0.1)

    def stop(self):
        ended = self.process.poll()
        assert ended is None, f"searchlight serve ended with status {ended} before it was told to:\n{self.said()}"
        self.process.send_signal(signal.SIGTERM)
        try:
            status = self.process.wait(timeout=15)
        except subprocess.TimeoutExpired:
            self._give_up("it did not end within 15 seconds of SIGTERM")
        assert status == 0, f"searchlight serve ended with status {status}:\n{self.said()}"

    def said(self):
        return "".join(self.output[-50:])

    def get(self, path, headers=None):
        """The status, headers and text of an answer, whatever its status."""
        request = urllib.request.Request(self.url + path, headers=headers or {})
        try:
            with urllib.request.urlopen(request, timeout=20) as answer:
                return answer.status, answer.headers, answer.read().decode()
        except urllib.error.HTTPError as answer:
            return answer.code, answer.headers, answer.read().decode()

    def status(self, path):
        return self.get(path)[0]

    def _read_output(self, listening):
        for line in self.process.stdout:
            self.output.append(line)
            if ready := re.search(r"Serving on (http://127\.0\.0\.1:\d+)", line):
                self.url = ready[1]
                listening.set()
        listening.set()  # it ended

    def _give_up(self, why):
        self.process.kill()
        self.process.wait()
        raise AssertionError(f"searchlight serve: {why}. It said:\n{self.said()}")
