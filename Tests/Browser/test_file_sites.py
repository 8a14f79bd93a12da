"""Sites that the program makes of files as they come: whole pages, whatever the records lack."""

import csv
import io
import json
import re

import pytest
from conftest import DARK, PHONE
from searchlight_server import SearchlightServer

LONG = "unbreakablewordthatgoesonandonandon" * 7


def table(rows, **options):
    text = io.StringIO()
    csv.writer(text, **options).writerows(rows)
    return text.getvalue()


# Name of the file: what stands in it, how many records it has, a query and how many of them it finds.
FILES = {
    "one.json": (json.dumps([{"name": "Only one"}]), 1, "only", 1),
    "single-object.json": (json.dumps({"name": "Alone", "text": "No list round it."}), 1, "alone", 1),
    "empty-fields.json": (json.dumps([{"a": None, "b": None}, {"a": None, "b": ""}]), 2, "", 2),
    "numbers.json": (json.dumps([{"x": n, "y": n * 1.5} for n in range(30)]), 30, "", 30),
    "ids.ndjson": ("\n".join(json.dumps({"id": f"k{n}"}) for n in range(5)), 5, "", 5),
    "awkward keys.json": (
        json.dumps([{"Film Title": "Odd & <b>bold</b>", "IMDB.Rating": 7.5, "No.": 1, "": "x", "日本": "語"}] * 1
                   + [{"Film Title": "Even", "IMDB.Rating": 5, "No.": 2}]), 2, "odd", 1),
    "mixed.json": (
        json.dumps([{"title": 1776, "price": "12"}, {"title": None, "price": 3}, {"title": ["a", "b"], "price": {}},
                    {"title": {"en": "Deep"}, "price": None}, {"title": True}]), 5, "", 5),
    "long.json": (json.dumps([{"title": LONG, "text": LONG * 50, "tags": [LONG] * 3}] * 1), 1, LONG[:20], 1),
    "wide.csv": (table([[f"Column {n}" for n in range(300)]] + [[f"r{r}c{n}" for n in range(300)] for r in range(20)]), 20, "r3c5", 1),
    "buecher.csv": (
        table([["Titel", "Autor", "Preis", "Erscheinungsjahr"], ["Über Öfen", "Anna Muster", "12,50", "1999"],
               ["Zweites; mit Semikolon", "Bert Muster", "8,00", "2004"]], delimiter=";"), 2, "ofen", 1),
    "pictures.json": (
        json.dumps([{"id": 1, "name": "No picture", "image": ""}, {"id": 2, "name": "Null picture", "image": None},
                    {"id": 3, "name": "Not there", "image": "N/A"}, {"id": 4, "name": "List", "image": ["", None]},
                    {"id": 5, "name": "Broken", "image": "http://127.0.0.1:9/none.jpg"},
                    {"id": 6, "name": "Also broken", "image": "http://127.0.0.1:9/none2.jpg"}]), 6, "picture", 2),
    "hostile.json": (
        json.dumps([{"id": '"><script>alert(1)</script>', "name": "</title><script>alert(1)</script>",
                     "url": "javascript:alert(1)", "image": "javascript:alert(1)", "a\"b<c": "x' onload='y"},
                    {"id": "../../etc", "name": "{{{evil}}}", "url": "https://example.org/\"><b>"}]), 2, "evil", 1),
}


@pytest.fixture(scope="module", params=FILES)
def site(request, tmp_path_factory):
    folder = tmp_path_factory.mktemp("file")
    text, count, query, found = FILES[request.param]
    path = folder / request.param
    path.write_text(text, encoding="utf-8")
    server = SearchlightServer(arguments=[path], environment={"XDG_CACHE_HOME": str(folder / "cache")})
    server.start()
    server.site = "/" + re.search(r"Serving on http://[^/]+/(\S+)", server.said())[1]
    yield server, count, query, found
    server.stop()


def hit_pages(html):
    return [link.replace("&amp;", "&") for link in re.findall(r'<h3><a href="([^"]+)"', html)]


def test_every_record_is_found_and_nothing_broken_is_shown(site, nu):
    server, count, query, found = site
    status, _, page = server.get(server.site)
    assert status == 200
    assert re.search(rf"\b{count} [a-z]+", re.search(r'class="stats"[^>]*>([^<]*)', page)[1]), page[:2000]
    pages = [page]
    if query:
        status, _, searched = server.get(f"{server.site}?q={query}")
        assert status == 200
        assert re.search(rf"\b{found} [a-z]+", re.search(r'class="stats"[^>]*>([^<]*)', searched)[1])
        pages.append(searched)
    links = hit_pages(page)
    assert len(links) == min(count, 24)
    for link in links[:6]:
        status, _, hit = server.get(link)
        assert status == 200, link
        pages.append(hit)
    for number, html in enumerate(pages):
        nu(html, f"page {number} of {server.site}")
        words = re.sub(r"<[^>]*>", " ", html)
        assert not re.search(r"\b(null|nil|NaN|undefined|Optional)\b", words), words
        assert 'src=""' not in html and "<script>alert" not in html
        assert not re.search(r'(href|src|action)="\s*javascript:', html)


@pytest.mark.parametrize("device", ["desktop", "phone", "dark", "narrow"])
def test_the_pages_of_a_file_are_accessible_and_as_wide_as_the_screen(site, new_page, axe, device, faults):
    server = site[0]
    faults.expect(r"ERR_CONNECTION_REFUSED|127\.0\.0\.1:9")
    options = {"phone": PHONE, "dark": DARK, "narrow": {"viewport": {"width": 320, "height": 640}}}.get(device, {})
    page = new_page(server, **options)
    links = hit_pages(server.get(server.site)[2])
    for path in [server.site, *links[:2]]:
        page.goto(path)
        page.wait_for_load_state("networkidle")
        axe(page)
        widths = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
        assert widths[0] <= widths[1], f"{path} is {widths[0]} wide on a screen of {widths[1]}"


def test_a_picture_that_is_missing_or_does_not_load_leaves_a_calm_card(tmp_path, new_page, faults):
    path = tmp_path / "pictures.json"
    path.write_text(FILES["pictures.json"][0])
    server = SearchlightServer(arguments=[path], environment={"XDG_CACHE_HOME": str(tmp_path / "cache")})
    server.start()
    faults.expect(r"ERR_CONNECTION_REFUSED|127\.0\.0\.1:9")
    try:
        page = new_page(server)
        page.goto("/pictures")
        page.wait_for_load_state("networkidle")
        shown = page.locator("main .hits img").evaluate_all(
            "all => all.filter(one => one.checkVisibility() && one.complete && one.naturalWidth === 0).length")
        assert shown == 0
        assert page.locator("main .hits > ol > li").count() == 6
    finally:
        server.stop()
