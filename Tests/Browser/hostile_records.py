"""Sites whose records hold hostile strings in all their fields, beside a site of harmless ones."""

import json
import unicodedata
from urllib.parse import quote_plus

from searchlight_server import ROOT

# What programs write for a missing value is not shown.
MISSING = {"null", "NULL", "nil", "NaN", "nan", "undefined", "\\N"}


def payloads():
    with open(ROOT / "Tests/Fixtures/ThirdParty/xss/payloads.json", encoding="utf-8") as file:
        return json.load(file)["payloads"]


def sixty():
    """Sixty strings that would run script, of every kind that does."""
    wanted = {"core": 16, "rsnake": 10, "mario": 8, "brutelogic": 8, "polyglot": 6, "event": 4, "payloadbox": 4,
              "blns_script": 4}
    chosen = []
    for kind, count in wanted.items():
        texts = [one["s"] for one in payloads() if one["kind"] == kind]
        chosen += texts[:: max(len(texts) // count, 1)][:count]
    assert len(chosen) == 60
    return chosen


def record(number, text):
    return {
        "id": f"r-{number}", "name": text, "maker": text, "description": text, "brand": text, "tags": [text, "all"],
        "when": text, "link": text, "image": text, "extra": {text: "of it"}, "group": f"g{number % 6}",
    }


SITE = """
  - path: {path}
    title: Hostile records
    source: {{file: {path}.json, id: id, kinds: {{name: {kind}, maker: {kind}, description: {kind}, brand: {kind}, tags: {kind}, when: {kind}, image: text, link: text}}}}
    noun: {{one: thing, other: things}}
    layout: {layout}
    hits_per_page: 48
    fields: {{title: name, subtitle: maker, text: description, image: image, url: link, tags: tags, date: when}}
    facts: [{{field: tags}}]
    details: [{{field: brand, title: Brand}}, {{field: tags, title: Tags}}, {{field: extra, title: Extra}}]
    search: [name, group]
    facets: [{{field: brand, title: Brand}}, {{field: tags, title: Tags}}]
    suggestions: generated
"""


def write(folder, texts):
    """Files of records and a configuration of three sites: the strings as plain texts, as HTML, and words instead."""
    for path in ("plain", "markup"):
        write_records(folder / f"{path}.json", texts)
    # With and without a picture and a link, which are left out where they lead nowhere.
    words = [record(number, "word") for number in range(4)]
    for number, one in enumerate(words):
        one["image"] = "https://images.example/a.png" if number & 1 else "none"
        one["link"] = "https://shop.example/a" if number & 2 else "none"
    (folder / "words.json").write_text(json.dumps(words))
    configuration = folder / "searchlight.yaml"
    configuration.write_text(
        "sites:" + SITE.format(path="plain", kind="text", layout="list")
        + SITE.format(path="markup", kind="html", layout="grid")
        + SITE.format(path="words", kind="text", layout="list"))
    return configuration


def write_records(path, texts):
    path.write_text(json.dumps([record(number, text) for number, text in enumerate(texts)]))


def shown(text):
    """The text as a page holds it: U+FFFD for what HTML forbids."""
    return "".join("\ufffd" if is_forbidden(ord(character)) else character for character in text)


def is_forbidden(code):
    return (
        code < 0x20 and code not in (0x09, 0x0A, 0x0D) or 0x7F <= code <= 0x9F or 0xFDD0 <= code <= 0xFDEF
        or code & 0xFFFE == 0xFFFE)


def is_shown(text):
    return text not in MISSING and text.strip() != ""


def asked(text):
    """A query as the page says it: spaces for controls, none at the ends."""
    return "".join(" " if unicodedata.category(one) == "Cc" else one for one in text).strip()


def parameter(text):
    return quote_plus(text, safe="")
