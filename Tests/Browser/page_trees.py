"""Pages as trees: flat lists of (kind, name, value), read by html5lib and by chromium.

Kinds: "<" a start tag, "@" an attribute, "t" a text, ">" an end.
"""

import html5lib


def html5lib_tree(html, is_fragment):
    """The tree that the HTML5 parser html5lib builds."""
    builder = html5lib.HTMLParser(tree=html5lib.getTreeBuilder("etree"), namespaceHTMLElements=False)
    if is_fragment:
        root = builder.parseFragment(html, container="div")
    else:
        root = builder.parse(html)
    items = []
    if is_fragment:
        if root.text:
            items.append(("t", "", root.text))
        for child in root:
            _read(child, items)
    else:
        _read(root, items)
    return items


def _read(element, items):
    if not isinstance(element.tag, str):
        items.append(("!", "", element.text or ""))
    else:
        items.append(("<", element.tag.rpartition("}")[2], ""))
        # Python's tree has attributes of another namespace as {namespace}name.
        items.extend(("@", name.rpartition("}")[2], value) for name, value in element.attrib.items())
        if element.text:
            items.append(("t", "", element.text))
        for child in element:
            _read(child, items)
        items.append((">", "", ""))
    if element.tail:
        items.append(("t", "", element.tail))


# Reads many pages in one call. A DOMParser's documents are inert: no script runs and no picture is loaded.
CHROMIUM_TREES = """pages => pages.map(({html, isFragment}) => {
  const items = [];
  const read = node => {
    if (node.nodeType === Node.TEXT_NODE) items.push(['t', '', node.data]);
    else if (node.nodeType === Node.COMMENT_NODE) items.push(['!', '', node.data]);
    else if (node.nodeType === Node.ELEMENT_NODE) {
      items.push(['<', node.localName, '']);
      for (const one of node.attributes) items.push(['@', one.localName, one.value]);
      for (const child of node.childNodes) read(child);
      items.push(['>', '', '']);
    }
  };
  const document = new DOMParser().parseFromString(isFragment ? '<!doctype html>' : html, 'text/html');
  if (!isFragment) { read(document.documentElement); return items; }
  const box = document.createElement('div');
  box.innerHTML = html;
  for (const child of box.childNodes) read(child);
  return items;
})"""


def chromium_trees(page, pages):
    """The trees that chromium builds of (html, is_fragment) pairs."""
    trees = []
    for start in range(0, len(pages), 20):
        batch = [{"html": html, "isFragment": is_fragment} for html, is_fragment in pages[start : start + 20]]
        trees += [[tuple(item) for item in tree] for tree in page.evaluate(CHROMIUM_TREES, batch)]
    return trees


def comparable(tree):
    """A tree without what HTML moves or drops: white space beside `head`, `body` and at the end; attributes by name."""
    items, path, attributes = [], [], []

    def flush():
        items.extend(sorted(attributes))
        attributes.clear()

    for kind, name, value in tree:
        if kind == "@":
            attributes.append((kind, name, value))
            continue
        flush()
        if kind == "<":
            path.append(name)
        elif kind == ">":
            if path.pop() == "body":
                _drop_trailing_space(items)
        elif kind == "t":
            if path and path[-1] in ("html", "head") and not value.strip(" \t\n\r\f"):
                continue
            if items and items[-1][0] == "t":
                value = items.pop()[2] + value
        items.append((kind, name, value))
    return items


def _drop_trailing_space(items):
    if items and items[-1][0] == "t":
        text = items.pop()[2].rstrip(" \t\n\r\f")
        if text:
            items.append(("t", "", text))


def skeleton(tree):
    """Elements, attribute names and comments, in order."""
    return [(kind, name) for kind, name, _ in comparable(tree) if kind != "t"]


def difference(left, right):
    """Words for the first place where two comparable trees differ; None where they do not."""
    for index, (one, other) in enumerate(zip(left, right)):
        if one != other:
            return f"item {index}: {one!r} against {other!r}, behind {left[max(index - 3, 0) : index]!r}"
    return None if len(left) == len(right) else f"{len(left)} items against {len(right)}"
