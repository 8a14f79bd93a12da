"""html5lib and chromium read every page and fragment as libxml2 does, and its data change no element.

The pages come from a Swift test, HostileRandomTests: random texts in all places of the data, hostile strings among them
(all with `make test-all`), with the tree that libxml2 read and the same page with harmless words.
"""

import json

import pytest
from page_trees import chromium_trees, comparable, difference, html5lib_tree, skeleton
from searchlight_server import ROOT

TREES = ROOT / ".cache/page-trees.ndjson"


@pytest.fixture(scope="module")
def pages():
    if not TREES.exists():
        pytest.skip("the Swift tests write the pages; run them first: make test")
    with open(TREES, encoding="utf-8", newline="\n") as file:
        pages = [json.loads(line) for line in file]
    assert len(pages) >= 60
    return pages


@pytest.fixture
def blank(browser):
    context = browser.new_context()
    page = context.new_page()
    yield page
    context.close()


@pytest.mark.timeout(900)  # html5lib is a slow parser
def test_html5lib_builds_the_tree_that_libxml2_saw(pages):
    for page in pages:
        read = html5lib_tree(page["html"], page["isFragment"])
        expected = comparable([tuple(item) for item in page["tree"]])
        assert difference(comparable(read), expected) is None, page["name"]
        harmless = html5lib_tree(page["harmless"], page["isFragment"])
        assert difference(skeleton(read), skeleton(harmless)) is None, page["name"]


def test_chromium_builds_the_tree_that_libxml2_saw(pages, blank):
    trees = chromium_trees(blank, [(page["html"], page["isFragment"]) for page in pages])
    harmless = chromium_trees(blank, [(page["harmless"], page["isFragment"]) for page in pages])
    for page, read, plain in zip(pages, trees, harmless, strict=True):
        expected = comparable([tuple(item) for item in page["tree"]])
        assert difference(comparable(read), expected) is None, page["name"]
        assert difference(skeleton(read), skeleton(plain)) is None, page["name"]
