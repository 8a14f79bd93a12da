"""The running program with hostile strings in every field of its records and in its URLs."""

import json
import os

import pytest
from hostile_records import asked, is_shown, parameter, payloads, shown, sixty, write
from page_trees import chromium_trees, comparable, html5lib_tree, skeleton
from playwright.sync_api import expect
from script_trap import ScriptTrap
from searchlight_server import SearchlightServer

TEXTS = [one["s"] for one in payloads()]
# As queries: all with `make test-all`, else every sixth.
QUERIES = TEXTS if os.environ.get("SEARCHLIGHT_LONG") else TEXTS[::6]


@pytest.fixture(scope="module")
def hostile(tmp_path_factory):
    folder = tmp_path_factory.mktemp("hostile")
    server = SearchlightServer(folder / "data", arguments=["--config", write(folder, TEXTS)])
    server.start()
    yield server
    server.stop()


@pytest.fixture
def trapped(browser, hostile):
    """A page with a trap for scripts."""
    context = browser.new_context(base_url=hostile.url)
    page = context.new_page()
    yield page, ScriptTrap(page, hostile.url)
    context.close()


def texts_of(tree, element, count):
    """The whole texts of the first elements of a name."""
    found, depth = [], 0
    for kind, name, value in tree:
        if depth:
            depth += {"<": 1, ">": -1}.get(kind, 0)
            if kind == "t":
                found[-1] += value
        elif kind == "<" and name == element and len(found) < count:
            found.append("")
            depth = 1
    return found


def test_every_record_stands_whole_on_a_page_of_the_same_elements(hostile, trapped):
    page, _ = trapped
    plain = [hostile.get(f"/words/hit/r-{number}")[2] for number in range(4)]
    shapes = [skeleton(tree) for tree in chromium_trees(page, [(html, False) for html in plain])]
    assert len({str(shape) for shape in shapes}) == 4
    answers = [hostile.get(f"/plain/hit/r-{number}") for number in range(len(TEXTS))]
    assert {status for status, _, _ in answers} == {200}
    trees = chromium_trees(page, [(html, False) for _, _, html in answers])
    compared = 0
    for number, (text, tree) in enumerate(zip(TEXTS, trees, strict=True)):
        if not is_shown(text):
            continue
        compared += 1
        assert skeleton(tree) in shapes, repr(text)
        assert texts_of(tree, "h1", 1) == [shown(text)], repr(text)
        values = texts_of(tree, "dd", 9)
        assert values[:3] == [shown(text), shown(text), "all"], repr(text)
        assert values[3] == shown(text.replace("_", " ")) + ": of it", repr(text)
        if number % 25 == 0:
            assert comparable(html5lib_tree(answers[number][2], False)) == comparable(tree), repr(text)
    assert compared > 560


def test_every_record_stands_whole_in_the_list(hostile, trapped):
    page, _ = trapped
    found = []
    for number in range(1, len(TEXTS) // 48 + 2):
        status, _, html = hostile.get(f"/plain?page={number}")
        assert status == 200
        tree = chromium_trees(page, [(html, False)])[0]
        found += texts_of(tree, "h3", 1000)
        assert not [name for kind, name, _ in tree if kind == "!"]
    wanted = {shown(text) for text in TEXTS if is_shown(text)}
    assert wanted <= set(found)


@pytest.mark.timeout(600)
@pytest.mark.parametrize("path", ["/words", "/words/suggestions", "/words/facet/brand"])
def test_every_query_is_kept_and_changes_no_element(hostile, trapped, path):
    page, _ = trapped
    # A query finds nothing, or all: with matches, or for want of a word without.
    plain = [(hostile.get(f"{path}?q={query}")[2], False) for query in ("zzqqxxzz", "word", ",")]
    expected = [skeleton(tree) for tree in chromium_trees(page, plain)]
    for start in range(0, len(QUERIES), 60):
        texts = [text for text in QUERIES[start : start + 60] if "\0" not in text and asked(text)]
        answers = [hostile.get(f"{path}?q={parameter(text)}") for text in texts]
        for text, answer, tree in zip(
            texts, answers, chromium_trees(page, [(html, False) for _, _, html in answers]), strict=True):
            assert answer[0] == 200, repr(text)
            box = next(
                index for index, item in enumerate(tree) if item == ("@", "id", "q"))
            value = next(item[2] for item in tree[box:] if item[:2] == ("@", "value"))
            assert value in (shown(asked(text)), shown(text)), repr(text)
            assert shown(asked(text)) in texts_of(tree, "h1", 1)[0], repr(text)
            assert skeleton(tree) in expected, repr(text)


def test_the_trap_springs(browser, hostile):
    context = browser.new_context()
    page = context.new_page()
    trap = ScriptTrap(page, hostile.url)
    page.goto(hostile.url + "/healthz")
    page.set_content("<img src=x onerror=alert(1)><script src='https://attacker.example/x.js'></script>")
    page.wait_for_timeout(300)
    sprung = " ".join(trap.sprung())
    context.close()
    assert "script-src" in sprung or "alert(1)" in sprung, sprung


@pytest.mark.timeout(600)
def test_sixty_strings_run_no_script_and_break_no_policy(hostile, trapped):
    page, trap = trapped
    for text in sixty():
        number = TEXTS.index(text)
        value = parameter(text)
        for path in [
            f"/plain?q={value}&brand={value}&tags={value}&sort={value}&page={value}",
            f"/plain/suggestions?q={value}",
            f"/plain/facet/brand?q={value}",
            f"/plain/hit/r-{number}",
            f"/markup/hit/r-{number}",
            f"/plain/hit/{value.replace('+', '%20')}",
        ]:
            if "%00" in path:
                continue  # refused before any page is made
            page.goto(path)
            assert trap.sprung() == [], f"{path} with {text!r}"


@pytest.mark.timeout(300)
def test_swapped_fragments_run_no_script_either(hostile, trapped):
    page, trap = trapped
    page.goto("/markup")
    box = page.locator("#q")
    for text in sixty()[::2]:
        box.fill(text)
        query = asked(text)
        expect(page.locator("main h1")).to_contain_text(query[:40].strip(), use_inner_text=False)
        assert trap.sprung() == [], repr(text)
    for path in ["/plain", "/markup", "/plain/suggestions?q=g1", "/markup/suggestions?q=g2"]:
        page.goto(path, wait_until="networkidle")
        assert trap.sprung() == [], path


def test_the_site_of_html_texts_shows_no_markup(hostile, trapped):
    page, _ = trapped
    harmless = json.dumps(skeleton(chromium_trees(page, [(hostile.get("/words/hit/r-0")[2], False)])[0]))
    names = {name for kind, name in json.loads(harmless) if kind == "<"} | {"img", "a", "dd", "dt", "dl", "p", "time"}
    answers = [(hostile.get(f"/markup/hit/r-{number}")[2], False) for number in range(len(TEXTS))]
    for text, tree in zip(TEXTS, chromium_trees(page, answers), strict=True):
        extra = {name for kind, name, _ in tree if kind == "<"} - names
        assert not extra, f"{text!r}: {extra}"
        assert not [name for kind, name, _ in tree if kind == "@" and name.startswith("on")], repr(text)
