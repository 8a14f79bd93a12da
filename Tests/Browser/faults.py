"""What goes wrong in a browser without a test looking for it: console errors, page errors, failed requests."""

import re


class Faults:
    """Collects from every page that is watched; `unexpected` must be empty at the end of a test."""

    def __init__(self):
        self.found = []
        # Chromium says so when it leaves out its animation from one page to the next.
        self.patterns = [re.compile("^page error: Transition was (aborted|skipped)")]

    def watch(self, page):
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.found.append(f"page error: {error}"))
        page.on("requestfailed", self._request)

    def expect(self, pattern):
        """Faults that match are part of the test, such as the status 404 of a page that is not there."""
        self.patterns.append(re.compile(pattern))

    @property
    def unexpected(self):
        return [fault for fault in self.found if not any(pattern.search(fault) for pattern in self.patterns)]

    def _console(self, message):
        if message.type in ("error", "warning"):
            self.found.append(f"console {message.type}: {message.text} ({message.location.get('url', '')})")

    def _request(self, request):
        # A page that is left, or a query that a newer one replaces, breaks its own requests off.
        if "ERR_ABORTED" not in (request.failure or ""):
            self.found.append(f"failed request: {request.url}: {request.failure}")
