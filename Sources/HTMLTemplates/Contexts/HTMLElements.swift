/// What the HTML standard says of elements, as far as XML and HTML read them differently.
///
/// Source: WHATWG HTML, 4 (the elements), 13.1.2 (void elements) and 13.2.6 (tree construction).
enum HTMLElements {
  static let void: Set<String> = words(
    "area base br col embed hr img input link meta param source track wbr")

  /// Elements a page may use: those of the standard, without obsolete ones and without those below.
  static let known: Set<String> = words(
    """
    a abbr address area article aside audio b base bdi bdo blockquote body br button canvas caption cite code col
    colgroup data datalist dd del details dfn dialog div dl dt em embed fieldset figcaption figure footer form h1 h2
    h3 h4 h5 h6 head header hgroup hr html i iframe img input ins kbd label legend li link main map mark menu meta
    meter nav object ol optgroup option output p picture pre progress q rp rt ruby s samp script search section
    select slot small source span strong style sub summary sup svg table tbody td template textarea tfoot th thead
    time title tr track u ul var video wbr
    """)

  /// Elements that are known and still refused, with the reason and the remedy.
  static let refused: [String: String] = [
    "math": "is not supported. Write the formula as text or as a picture.",
    "noscript": "is read differently with scripts on. Show what works without scripts to everybody.",
    "noframes": "is obsolete. Take it out.", "noembed": "is obsolete. Take it out.",
    "plaintext": "is obsolete. Use <pre>.", "xmp": "is obsolete. Use <pre>.",
    "listing": "is obsolete. Use <pre>.",
    "frameset": "is obsolete. Take it out.", "frame": "is obsolete. Use <iframe>.",
    "center": "is obsolete. Use a class and the style sheet.",
    "font": "is obsolete. Use a class and the style sheet.",
    "marquee": "is obsolete. Take it out.", "applet": "is obsolete. Take it out.",
    "nobr": "is obsolete. Use a class and the style sheet.",
  ]

  /// Elements whose start tag closes an open `<p>`.
  static let closesParagraph: Set<String> = words(
    """
    address article aside blockquote dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5
    h6 header hgroup hr li main menu nav ol p pre search section summary table ul
    """)

  /// Elements through which an open `<p>` is not seen.
  static let paragraphScope: Set<String> = words("button caption html object table td template th")

  /// Elements that may not stand inside another of their kind, at any depth.
  static let neverNested: Set<String> = words("a button form label")

  static let headings: Set<String> = words("h1 h2 h3 h4 h5 h6")

  /// The only parents an element may have, most usual first.
  static let parents: [String: [String]] = [
    "li": ["ul", "ol", "menu"], "dt": ["dl", "div"], "dd": ["dl", "div"],
    "option": ["select", "datalist", "optgroup"], "optgroup": ["select"],
    "caption": ["table"], "colgroup": ["table"], "thead": ["table"], "tbody": ["table"], "tfoot": ["table"],
    "tr": ["tbody", "thead", "tfoot"], "td": ["tr"], "th": ["tr"], "col": ["colgroup"],
    "head": ["html"], "body": ["html"], "title": ["head"], "base": ["head"],
    "legend": ["fieldset"], "summary": ["details"], "rt": ["ruby"], "rp": ["ruby"],
  ]

  /// The only children an element may have, most usual first; an empty list is text only.
  static let children: [String: [String]] = [
    "html": ["head", "body"],
    "head": ["title", "meta", "link", "base", "script", "style", "template"],
    "ul": ["li", "script", "template"], "ol": ["li", "script", "template"],
    "menu": ["li", "script", "template"],
    "dl": ["dt", "dd", "div", "script", "template"],
    "table": ["tbody", "thead", "tfoot", "caption", "colgroup", "script", "template"],
    "thead": ["tr", "script", "template"], "tbody": ["tr", "script", "template"],
    "tfoot": ["tr", "script", "template"], "tr": ["td", "th", "script", "template"],
    "colgroup": ["col", "template"],
    "select": ["option", "optgroup", "script", "template"],
    "optgroup": ["option", "script", "template"],
    "option": [], "title": [], "textarea": [], "iframe": [], "script": [], "style": [],
  ]

  /// Elements that hold elements but no text.
  static let withoutText: Set<String> = words(
    """
    html head ul ol menu dl table thead tbody tfoot tr colgroup select optgroup iframe picture
    """)

  /// Elements whose content is text with character references and nothing else.
  static let textOnly: Set<String> = words("title textarea option")

  static func words(_ list: String) -> Set<String> {
    Set(list.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
