import CLibXML2

/// What is known of HTML's elements, by their names in lower case.
enum HTMLElements {
  /// Whether HTML has such an element: those of HTML 4, which libxml2 knows, and later ones.
  static func isKnown(_ name: String) -> Bool { later.contains(name) || htmlTagLookup(name) != nil }

  /// Elements whose text stands on lines of its own, and `br`.
  static let blocks: Set<String> = [
    "address", "article", "aside", "blockquote", "body", "br", "caption", "center", "dd", "details", "dialog",
    "dir",
    "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5",
    "h6",
    "header", "hgroup", "hr", "legend", "li", "main", "menu", "nav", "ol", "optgroup", "option", "p", "pre",
    "section", "summary", "table", "tbody", "tfoot", "thead", "tr", "ul",
  ]

  static let cells: Set<String> = ["td", "th"]

  /// Elements that hold nothing and are not closed.
  static let voids: Set<String> = [
    "", "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
  ]

  /// Elements whose text no reader sees.
  static let unread: Set<String> = ["script", "style", "template", "noscript", "iframe", "object", "head"]

  private static let later: Set<String> = [
    "article", "aside", "audio", "bdi", "canvas", "data", "datalist", "details", "dialog", "figcaption",
    "figure",
    "footer", "header", "hgroup", "main", "mark", "meter", "nav", "output", "picture", "progress", "rp", "rt",
    "ruby", "search", "section", "slot", "source", "summary", "svg", "template", "time", "track", "video",
    "wbr",
  ]
}
