import HTTPServer
import LibXML
import SearchCore
import Testing

@testable import SearchWeb

/// What pages write of awkward records.
@Suite struct RecordPagesTests {
  @Test func `the page of a record links to its page elsewhere`() async throws {
    var site = RecordSite(fields: FieldMap(title: ["name"], url: "link"))
    site.records = [
      ("1", ["name": "Lamp", "link": "https://WWW.shop.example:81/p?a=1&b=2"]),
      ("2", ["name": "Kettle", "link": "javascript:alert(1)"]), ("3", ["name": "Pot", "link": "/p/3"]),
    ]
    let page = try await site.text("/records/hit/1")
    #expect(
      page.contains(
        #"<p class="actions"><a class="button primary" href="https://WWW.shop.example:81/p?a=1&amp;b=2" rel="external nofollow noopener">Visit www.shop.example</a><a class="button" href="/records">Back to all records</a></p>"#
      ))
    for id in ["2", "3"] {
      #expect(
        try await site.text("/records/hit/" + id).contains(
          #"<p class="actions"><a class="button" href="/records">Back to all records</a></p>"#))
    }
  }

  @Test func `a date stands on rows and on the record's page`() async throws {
    var site = RecordSite(fields: FieldMap(title: ["name"], date: "when"), layout: .list)
    site.records = [
      ("1", ["name": "Lamp", "when": "2021-03-31"]), ("2", ["name": "Pot", "when": "<soon>"]),
    ]
    let rows = try await site.text("/records")
    #expect(rows.contains(#"<ul class="tags"><li><time datetime="2021-03-31">31 March 2021</time>"#))
    #expect(rows.contains(#"<ul class="tags"><li><span dir="auto">&lt;soon&gt;</span>"#))
    #expect(
      try await site.text("/records/hit/1").contains(
        #"<p class="brand"><time datetime="2021-03-31">31 March 2021</time>"#))
  }

  @Test(
    arguments: [
      (
        8.1, 10, 1204,
        #"★</span> 8.1 of 10 (1,204)</span><span class="visually-hidden">, rated 8.1 of 10 by 1,204 people</span></p>"#
      ),
      (
        4.0, 5, 1,
        #"★</span> 4.0 (1)</span><span class="visually-hidden">, rated 4.0 of 5 by 1 person</span></p>"#
      ),
      (3, 5, nil, #"★</span> 3.0</span><span class="visually-hidden">, rated 3.0 of 5</span></p>"#),
    ] as [(RecordValue, Int, RecordValue, String)])
  func `a rating says what it is out of`(
    rating: RecordValue, scale: Int, count: RecordValue, html: String
  ) async throws {
    var site = RecordSite(
      fields: FieldMap(title: ["name"], rating: "rating", ratingScale: scale, ratingCount: "count"))
    site.records = [("1", ["name": "Lamp", "rating": rating, "count": count])]
    #expect(try await site.text("/records").contains(html))
    #expect(
      try await site.text("/records/hit/1").contains(html.replacing(", rated", with: "Rated")))
  }

  @Test func `a row shows the subtitle, price and rating that its record has`() async throws {
    var site = RecordSite(
      fields: FieldMap(
        title: ["name"], subtitle: ["brand", "maker"], text: ["text"], price: ["price"], wasPrice: "was",
        rating: "rating", ratingCount: "votes", facts: [.init("maker", "by"), .init("brand", "brand")]),
      layout: .list)
    site.records = [
      (
        "1",
        [
          "name": "Lamp", "brand": "<Glow>", "maker": "Ann", "text": "A lamp.", "price": 8, "was": 9.5,
          "rating": 4.5, "votes": 12,
        ]
      ),
      ("2", ["name": "Pot", "maker": "Bo", "rating": 3]), ("3", ["name": "Cup", "price": "free"]),
    ]
    let page = try await site.text("/records")
    #expect(
      page.contains(
        #"""
              <li><article class="record">
          <h3><a href="/records/hit/1" dir="auto">Lamp</a></h3>
          <p class="brand" dir="auto">&lt;Glow&gt;</p>
          <p class="snippet" dir="auto">A lamp.</p>
          <div class="meta">
            <p class="price"><span class="visually-hidden">Sale price </span>€8.00<s><span class="visually-hidden">was </span>€9.50</s></p>
            <p class="rating"><span aria-hidden="true"><span class="star">★</span> 4.5 (12)</span><span class="visually-hidden">, rated 4.5 of 5 by 12 people</span></p>
          </div>
          <ul class="tags"><li dir="auto">by Ann</li></ul>
        </article>
        </li>
              <li><article class="record">
          <h3><a href="/records/hit/2" dir="auto">Pot</a></h3>
          <p class="brand" dir="auto">Bo</p>
          <div class="meta">
            <p class="rating"><span aria-hidden="true"><span class="star">★</span> 3.0</span><span class="visually-hidden">, rated 3.0 of 5</span></p>
          </div>
        </article>
        </li>
              <li><article class="record">
          <h3><a href="/records/hit/3" dir="auto">Cup</a></h3>
        </article>
        </li>
        """#))
  }

  @Test func `rows and posters show a snippet, cards in a grid no text`() async throws {
    let fields = FieldMap(title: ["name", "text"], text: ["text", "more"])
    let settings = SearchSettings(index: "records", highlighted: ["name", "text", "more"])
    let list = RecordSite(fields: fields, settings: settings, layout: .list).site.settings
    #expect(list.snippets == [SnippetRequest("text", words: 30), SnippetRequest("more", words: 30)])
    #expect(list.highlighted == ["name", "text"])
    #expect(RecordSite(fields: fields, settings: settings).site.settings.snippets == [])
    var short = settings
    short.snippets = [SnippetRequest("more", words: 5)]
    let own = RecordSite(fields: fields, settings: short, layout: .posters).site.settings
    #expect(own.snippets == short.snippets && own.highlighted == short.highlighted)
    let hit = Hit(
      id: "1", record: ["name": "Lamp", "more": "A long text about a lamp."],
      snippets: ["more": Highlight(marked: "…about a <em>lamp</em>.", marks: .emphasis)])
    for (layout, text) in [(Site.Layout.list, "…about a lamp."), (.posters, "…about a lamp."), (.grid, nil)] {
      let card = RecordSite(fields: fields, layout: layout).reader.card(hit)
      #expect(card.snippet?.parts.map(\.text).joined() == text)
    }
  }

  @Test func `foreign text has its own direction everywhere`() async throws {
    var site = RecordSite(
      fields: FieldMap(
        title: ["name"], subtitle: ["brand"], text: ["text"], tags: "tags", date: "when",
        facts: [.init("size", "")],
        details: [.init("size", "Size")]))
    site.settings = SearchSettings(
      index: "records", suggestionsIndex: "queries", facets: [FacetSetting(attribute: "kind", title: "Kind")])
    site.facets = [Facet(attribute: "kind", values: [FacetValue("אבג", count: 1)])]
    site.records = [
      (
        "1",
        [
          "name": "אבג", "brand": "אבג", "text": "אבג", "tags": ["אבג"], "when": "אבג", "size": "אבג",
          "query": "אבג",
        ]
      )
    ]
    for layout in [Site.Layout.grid, .posters, .list] {
      site.layout = layout
      for target in [
        "/records?q=אבג&kind=אבג", "/records/suggestions?q=אבג", "/records/facet/kind?q=אבג&kind=אבג",
        "/records/hit/1", "/records/hit/אבג",
      ] {
        let page = try await site.text(target)
        let tree = try #require(HTMLTree.parse(Array(page.utf8)))
        #expect(page.contains("אבג"))
        #expect(Self.textsWithoutDirection(tree).filter { $0.contains("אבג") } == [], "\(target)")
      }
    }
  }

  /// The texts of a page that stand in no element with `dir` and in no `bdi`.
  private static func textsWithoutDirection(_ nodes: [HTMLNode]) -> [String] {
    nodes.flatMap { node -> [String] in
      switch node {
      case .element("bdi", _, _), .element("title", _, _), .comment: return []
      case .element(let name, let attributes, let children):
        if name != "html", attributes.contains(where: { $0.name == "dir" }) { return [] }
        return textsWithoutDirection(children)
      case .text(let text): return [text]
      }
    }
  }

  @Test func `what is shown of a highlight is the stored text, and only marks are added`() async throws {
    var random = SystemRandomNumberGenerator()
    let pieces = [
      "<em>", "</em>", "<mark>", "</mark>", "<", ">", "&", "&amp;", "\"", "'", "a", "e\u{301}", "\u{301}",
      "😀", "{{x}}", " ",
    ]
    for _ in 0..<60 {
      let marked = (0..<12).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let highlight = Highlight(marked: marked, marks: .emphasis)
      let hit = Hit(
        id: "1", record: ["name": "x", "text": "y"], highlights: ["name": highlight, "text": highlight])
      let backend = ScriptedBackend { _ in .success(SearchResults(hits: [hit], total: 1)) }
      let site = Site(
        id: "records", name: "Records", about: "", noun: Noun(one: "record", other: "records"),
        placeholder: "",
        settings: SearchSettings(index: "records"), layout: .list,
        fields: FieldMap(title: ["name"], text: ["text"]),
        backend: backend)
      let page = try await FixtureSite.application(site).router.response(to: Request(target: "/records")).text
      guard highlight.text.contains(where: { !$0.isWhitespace }) else { continue }
      let found = page.matches(
        of: #/<p class="snippet" dir="auto">(.*)<\/p>|<a href="\/records\/hit\/1" dir="auto">(.*)<\/a>/#
          .matchingSemantics(.unicodeScalar))
      #expect(found.count == 2)
      for match in found {
        let shown = HTMLSkeleton(Array("<p>\(match.output.1 ?? match.output.2 ?? "")</p>".utf8))
        #expect(shown.texts.joined() == highlight.text, "\(marked)")
        #expect(Set(shown.shape).subtracting(["html(", "body(", "p(", "mark(", ")"]) == [], "\(marked)")
        #expect(shown.shape.count { $0 == "mark(" } == highlight.parts.count(where: \.isMatch))
      }
    }
  }

  @Test func `a value of a facet leads to its filter by the stored value`() async throws {
    var site = RecordSite(
      fields: FieldMap(title: ["name"], details: [.init("open", "Open"), .init("size", "Size")]))
    site.settings = SearchSettings(
      index: "records",
      facets: [
        FacetSetting(attribute: "open", title: "Open"), FacetSetting(attribute: "size", title: "Size"),
      ])
    site.records = [("1", ["open": true, "size": 1536])]
    let page = try await site.text("/records/hit/1")
    #expect(page.contains(#"<dd dir="auto"><a href="/records?open=true" rel="nofollow">Yes</a></dd>"#))
    #expect(page.contains(#"<dd dir="auto"><a href="/records?size=1536" rel="nofollow">1,536</a></dd>"#))
  }

  static let poor: [RecordObject] = [
    [:], ["name": nil], ["name": "null"],
    ["name": "NaN", "brand": "undefined", "tags": ["null", nil, "nil"]],
    ["name": .number(.nan), "price": .number(.nan), "rating": .number(.nan), "when": .number(.nan)],
    [
      "name": [nil], "brand": ["x": nil], "text": [nil, ["undefined"]], "images": [nil, "null", ""],
      "when": [nil],
    ],
    [
      "open": nil, "size": ["a": nil, "b": "null", "c": [nil]], "link": "null", "price": "null",
      "rating": "null",
    ],
    [
      "name": .object(["nested": nil]), "open": [["a": nil], "NaN"], "when": "nil", "link": nil,
      "count": .number(.infinity),
    ],
  ]

  @Test(arguments: poor, [Site.Layout.grid, .posters, .list])
  func `no page writes a value that is none`(_ record: RecordObject, _ layout: Site.Layout) async throws {
    var site = RecordSite(
      fields: FieldMap(
        title: ["name"], subtitle: ["brand"], text: ["text"], images: "images", url: "link", price: ["price"],
        rating: "rating", ratingCount: "count", tags: "tags", date: "when",
        facts: [.init("size", "size"), .init("open", "")],
        details: [
          .init("open", "Open"), .init("size", "Size", unit: "g"), .init("when", "When", show: .date),
        ]))
    site.layout = layout
    site.records = [("record-7", record)]
    for target in ["/records", "/records/hit/record-7"] {
      let page = HTMLSkeleton(Array(try await site.text(target).utf8))
      let text = page.texts.joined(separator: " ")
      #expect(text.contains("record-7"))
      for word in ["null", "nil", "NaN", "nan", "undefined", "inf", "Optional"] {
        #expect(!text.split { !$0.isLetter }.contains { $0 == word }, "\(word)")
      }
      #expect(!page.links.contains(""))
      #expect(!page.shape.contains { $0.hasPrefix("img") })
    }
  }

  @Test func `a card without a picture shows the drawing in its place`() async throws {
    var site = RecordSite(fields: FieldMap(title: ["name"], images: "image"))
    site.records = [("1", ["name": "Lamp", "image": "N/A"])]
    #expect(
      try await site.text("/records").contains(
        ##"<div class="card-media missing"><svg class="icon" aria-hidden="true"><use href="#i-picture"/></svg></div>"##
      ))
  }

  @Test func `a hit without a picture keeps its place beside the suggestions, where others have one`()
    async throws
  {
    let drawing =
      ##"<span class="missing"><svg class="icon" aria-hidden="true"><use href="#i-picture"/></svg></span>"##
    var site = RecordSite(fields: FieldMap(title: ["name"], images: "image"))
    site.settings = SearchSettings(index: "records", suggestionsIndex: "queries")
    site.records = [("1", ["name": "Lamp", "image": "N/A"]), ("2", ["name": "Pot", "image": "/pot.jpg"])]
    let rows = try await site.text("/records/suggestions?q=l", headers: ["HX-Request": "true"])
    #expect(
      rows.contains(
        #"<a class="suggestion product" href="/records/hit/1">"# + drawing
          + #"<span class="text"><span dir="auto">Lamp</span></span></a>"#))
    #expect(
      rows.contains(
        #"<a class="suggestion product" href="/records/hit/2"><img src="/pot.jpg" width="56" height="56" alt="" loading="lazy"/><span class="text">"#
      ))
    site.fields.images = nil
    #expect(
      try await site.text("/records/suggestions?q=l", headers: ["HX-Request": "true"]).contains(
        #"<a class="suggestion product" href="/records/hit/1"><span class="text">"#))
  }
}
