"""`serve --dev`: templates and style sheets that change while the server runs."""

import json
import re
import shutil
import subprocess
import time

import pytest
from searchlight_server import BINARY, ROOT, SearchlightServer

CARD = '<article class="own"><h3><a href="{{url}}">{{title}}</a></h3></article>\n'
CONFIGURATION = """
sites:
  - {path: shop, title: Shop, source: shop.json, layout: grid, templates: own}
  - {path: other, title: Other, index: shop, source: shop.json}
"""


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "shop.json").write_text(json.dumps([{"id": 1, "name": "Red tent", "maker": "Fell"}]))
    (tmp_path / "searchlight.yaml").write_text(CONFIGURATION)
    (tmp_path / "own" / "partials").mkdir(parents=True)
    return tmp_path


@pytest.fixture
def serve(folder):
    servers = []

    def serve(*arguments, **options):
        server = SearchlightServer(
            folder / "data", arguments=["--config", folder / "searchlight.yaml", *arguments], **options
        )
        server.start()
        servers.append(server)
        return server

    yield serve
    for server in servers:
        server.stop()


def wait_for(server, text):
    """Until the server has said something: nobody asks for a page meanwhile."""
    deadline = time.monotonic() + 20
    while text not in server.said():
        assert time.monotonic() < deadline, f"{text} was not said:\n{server.said()}"
        time.sleep(0.05)


def test_a_template_is_picked_up_broken_and_mended_without_a_restart(folder, serve, new_page, axe, nu, faults):
    # The development page answers 500 and has no icon.
    faults.expect(r"status of 500 .*/development|status of 404 .*/favicon\.ico")
    server = serve("--dev")
    card = folder / "own" / "partials" / "card.mustache"
    page = new_page(server)
    page.goto("/shop")
    assert page.locator("article.own").count() == 0

    card.write_text(CARD)
    page.reload()
    assert page.locator("article.own h3").inner_text() == "Red tent"
    assert page.locator("#searchlight-development").count() == 0
    wait_for(server, f"Picked up: {card}\n")

    card.write_text(CARD.replace("title", "titel"))
    wait_for(server, "The changed files are not used")
    wait_for(server, f"{card}:1:44: {{{{titel}}}} names no field of this page. Did you mean {{{{title}}}}?")
    page.reload()
    assert page.locator("article.own h3").inner_text() == "Red tent"
    note = page.locator("#searchlight-development")
    assert note.bounding_box()["y"] < page.viewport_size["height"]
    axe(page)
    nu(server.get("/shop")[2], "a page with a note")
    status, headers, text = server.get("/development")
    assert (status, headers["Cache-Control"]) == (500, "no-store")
    nu(text, "the development page")
    note.get_by_role("link").click()
    assert "Did you mean {{title}}?" in page.locator("pre").inner_text()
    axe(page)

    card.write_text(CARD.replace("own", "own mended"))
    page.locator("h1", has_text="All templates are in use").wait_for()
    wait_for(server, f"Mended: {card}\n")
    page.goto("/shop")
    assert page.locator("article.mended").count() == 1
    assert page.locator("#searchlight-development").count() == 0


def test_a_style_sheet_of_a_folder_is_picked_up(folder, serve):
    assets = folder / "assets"
    shutil.copytree(ROOT / "Templates", assets / "Templates")
    shutil.copytree(ROOT / "Public", assets / "Public")
    server = serve("--dev", assets=assets)
    link = r'href="(/assets/searchlight-[^"]+\.css)"'
    before = re.search(link, server.get("/shop")[2])[1]
    (assets / "Public" / "searchlight.css").write_text("body { color: green }\n")
    after = re.search(link, server.get("/shop")[2])[1]
    assert before != after
    assert server.get(after)[2] == "body { color: green }\n"


def test_without_the_option_nothing_changes_until_the_next_start(folder, serve):
    server = serve()
    before = server.get("/shop")[2]
    (folder / "own" / "partials" / "card.mustache").write_text(CARD)
    time.sleep(0.6)
    assert server.get("/shop")[2] == before
    assert server.status("/development") == 404


@pytest.mark.parametrize("options", [[], ["--dev"]])
def test_a_broken_override_is_refused_at_start(folder, options):
    card = folder / "own" / "partials" / "card.mustache"
    card.write_text("<p>\n  {{titel}}</p>\n")
    ended = subprocess.run(
        [str(BINARY), "serve", "--config", "searchlight.yaml", "--data", "data", "--listen", "127.0.0.1:0", *options],
        cwd=folder, capture_output=True, text=True, timeout=60,
    )
    assert (ended.returncode, ended.stdout) == (1, "")
    assert ended.stderr.endswith(
        "own/partials/card.mustache:2:3: {{titel}} names no field of this page. Did you mean {{title}}?\n"
        "    {{titel}}</p>\n"
        "    ^\n"
    ), ended.stderr


def test_a_misnamed_file_and_a_field_that_no_record_has_are_told(folder, serve):
    partials = folder / "own" / "partials"
    (partials / "cart.mustache").write_text("x")
    (partials / "card.mustache").write_text("<p>{{title}}\n{{record.makre}}</p>\n")
    stray = (
        f"{partials}/cart.mustache: This file changes nothing: no template of Searchlight has its name, "
        "and none includes it. Did you mean partials/card.mustache?"
    )
    field = (
        f"{partials}/card.mustache:2:1: {{{{record.makre}}}} shows nothing: no record of the index “shop” has “makre”. "
        "Did you mean {{record.maker}}?"
    )
    checked = subprocess.run(
        [str(BINARY), "check", str(folder / "searchlight.yaml"), "--data", str(folder / "data")],
        capture_output=True, text=True, timeout=60,
    )
    assert (checked.returncode, checked.stdout) == (1, "")
    assert checked.stderr == f"searchlight: 2 faults:\n{stray}\n{field}\n"
    server = serve()
    wait_for(server, stray)
    wait_for(server, field)
