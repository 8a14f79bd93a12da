"""axe-core in a page, with its findings as readable lines."""

from axe_playwright_python.sync_playwright import Axe


def violations(page):
    found = Axe().run(page).response["violations"]
    return [line for violation in found for line in readable(violation)]


def readable(violation):
    yield f"{violation['id']} ({violation['impact']}): {violation['help']}"
    for node in violation["nodes"]:
        summary = " ".join(node.get("failureSummary", "").split())
        yield f"    {' '.join(map(str, node['target']))}: {summary}"
