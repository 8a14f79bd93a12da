"""Where things stand on a search page. When the markup changes, this is the file to change."""

import re
from urllib.parse import parse_qs, urlsplit


class SearchPage:
    def __init__(self, page, site="/shop"):
        self.page = page
        self.site = site
        self.box = page.locator("#q")
        self.form = page.locator("form.search")
        self.panel = page.locator("#suggest")
        self.rows = page.locator("#suggest a.suggestion")
        self.query_rows = page.locator("#suggest a.suggestion:has(.inverted)")
        self.type_ahead = page.locator("#suggest [data-type-ahead]")
        self.heading = page.locator("main h1")
        self.stats = page.locator("main .stats")
        self.hits = page.locator("main .hits > ol > li")
        self.hit_links = page.locator("main .hits > ol > li h3 a")
        self.prices = page.locator("main .hits > ol > li .price")
        self.facets = page.locator("main .facets .facet")
        self.free_values = page.locator("main .facets .facet a.value:not([aria-current])")
        self.chosen_values = page.locator("main .facets .facet a.value[aria-current]")
        self.chips = page.locator("main ul.chips a.chip")
        self.clear_all = page.locator("main .results-head a.clear-all")
        self.sort_menu = page.locator("main details.menu")
        self.pager = page.locator("main nav.pager")
        self.next_page = page.locator("main nav.pager a[rel=next]")

    def open(self, query=""):
        self.page.goto(self.site + query)
        return self

    def type(self, text):
        """Types as a reader does: the results and suggestions follow while more is typed."""
        self.box.click()
        self.box.press_sequentially(text, delay=40)

    def submit(self, text):
        self.box.fill(text)
        self.box.press("Enter")

    def total(self):
        """The number of hits that the page states."""
        return first_number(self.stats.inner_text())

    def hit_titles(self):
        return self.hit_links.all_inner_texts()

    def amounts(self):
        """What each hit costs now; a sale price stands before the old one."""
        texts = self.prices.evaluate_all("all => all.map(one => one.firstElementChild?.tagName === 'SPAN'"
                                         " ? one.childNodes[1].textContent : one.firstChild.textContent)")
        return [float(re.sub(r"[^0-9.]", "", text)) for text in texts]

    def parameters(self):
        """The parameters in the address bar: name to list of values."""
        return parse_qs(urlsplit(self.page.url).query, keep_blank_values=True)


def first_number(text):
    found = re.search(r"\d[\d,]*", text)
    assert found, f"no number in {text!r}"
    return int(found[0].replace(",", ""))
