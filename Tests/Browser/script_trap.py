"""Tells when a page runs script that it should not, or reaches for what is not of its server."""

from urllib.parse import urlsplit

# Runs before anything of the page. What hostile strings call is replaced by a note of the call.
TRAP = """
window.trapped = [];
for (const name of ['alert', 'confirm', 'prompt', 'print', 'open'])
  window[name] = (...all) => { window.trapped.push(name + '(' + all.join() + ')'); };
document.addEventListener('securitypolicyviolation', event =>
  window.trapped.push('policy: ' + event.violatedDirective + ' ' + event.blockedURI + ' ' + event.sample));
"""


class ScriptTrap:
    def __init__(self, page, origin):
        self.page = page
        self.origin = origin
        self.found = []
        page.add_init_script(TRAP)
        page.on("dialog", self._dialog)
        page.on("popup", lambda popup: self.found.append(f"a window was opened: {popup.url}"))
        page.on("console", self._console)
        page.route("**/*", self._route)

    def sprung(self):
        """What happened since this was last asked."""
        found, self.found = self.found, []
        return found + self.page.evaluate("window.trapped.splice(0)")

    def _dialog(self, dialog):
        self.found.append(f"dialog: {dialog.message}")
        dialog.dismiss()

    def _console(self, message):
        if "Content Security Policy" in message.text or "Refused to" in message.text:
            self.found.append(f"console: {message.text}")

    def _route(self, route):
        address = urlsplit(route.request.url)
        if f"{address.scheme}://{address.netloc}" == self.origin or address.scheme == "data":
            return route.continue_()
        # A record's picture may lie anywhere; nothing else may.
        if route.request.resource_type != "image":
            self.found.append(f"request: {route.request.resource_type} {route.request.url}")
        return route.abort()
