import HTTPServer
import SearchCore

@testable import SearchWeb

/// Every page of a small site with a text in one place and harmless words in the others.
struct HostileSite {
  /// A page or fragment as a reader's browser gets it.
  struct Page {
    let name: String
    let isFragment: Bool
    let html: [UInt8]
  }

  /// The text in each place; a word of its own where there is none.
  var texts: [HostilePlace: String] = [:]
  /// Texts of further hits, each in all places of a record.
  var furtherHits: [String] = []

  init(_ text: String, in place: HostilePlace) { texts[place] = text }

  init(_ texts: [HostilePlace: String], furtherHits: [String] = []) {
    self.texts = texts
    self.furtherHits = furtherHits
  }

  private func text(_ place: HostilePlace) -> String {
    if let text = texts[place] { return text }
    return switch place {
    // Values stand sorted in URLs: these come last.
    case .facetValue: "\u{10FFFC}"
    case .refinement: "\u{10FFFD}"
    default: "plain"
    }
  }

  private func texts(_ place: HostilePlace) -> RecordValue { .text(text(place)) }

  /// The addresses of the pages, each with its name.
  private var targets: [(name: String, path: String)] {
    let query = "q=" + FormEncoding.encode(text(.query))
    let chosen =
      "brand=" + FormEncoding.encode(text(.refinement)) + "&sort=" + FormEncoding.encode(text(.sort))
      + "&page=" + FormEncoding.encode(text(.pageNumber)) + "&" + FormEncoding.encode(text(.parameterName))
      + "=1"
    let id = FormEncoding.encodeSegment(text(.recordID))
    return [
      ("posters", "/things?\(query)&\(chosen)"), ("rows", "/rows?\(query)&\(chosen)"),
      ("nothing", "/empty?\(query)&\(chosen)"), ("error", "/broken?\(query)&\(chosen)"),
      ("too short", "/long?\(query)&\(chosen)"), ("suggestions", "/things/suggestions?\(query)"),
      ("facet", "/things/facet/brand?\(query)&\(chosen)"), ("hit", "/things/hit/\(id)"),
      ("unknown hit", "/empty/hit/\(id)"),
      ("unknown facet", "/things/facet/" + FormEncoding.encodeSegment(text(.facetName))),
      ("unknown site", "/none/" + FormEncoding.encodeSegment(text(.siteName))), ("sites", "/"),
      ("first screen", "/first"),
    ]
  }

  func pages() async throws -> [Page] {
    let router = try FixtureSite.application(
      site("things", .posters), site("rows", .list), site("empty", .grid), site("broken", .grid),
      site("long", .grid, minimumLength: 400), site("first", .grid, showsAllFirst: false),
      notes: [text(.siteWords)]
    ).router
    var pages: [Page] = []
    for target in targets {
      for isFragment in [false, true] {
        let request = Request(target: target.path, headers: isFragment ? ["HX-Request": "true"] : [:])
        let response = try await router.response(to: request)
        // A URL with the character NUL is refused in plain text.
        guard response.status != 400, case .bytes(let html) = response.body else { continue }
        // Some pages are whole for everybody.
        let isWhole = html.starts(with: "<!doctype html>".utf8)
        if isFragment, isWhole { continue }
        pages.append(
          Page(
            name: target.name + (isFragment ? " fragment" : ""), isFragment: !isWhole,
            html: withoutReference(html)))
      }
    }
    return pages
  }

  /// An error's reference is another one each time.
  private func withoutReference(_ html: [UInt8]) -> [UInt8] {
    guard let range = html.firstRange(of: Array("reference ".utf8)) else { return html }
    return Array(html[..<range.upperBound] + html[range.upperBound...].dropFirst(7))
  }

  private func site(
    _ id: String, _ layout: Site.Layout, minimumLength: Int = 1, showsAllFirst: Bool = true
  ) -> Site {
    let words = text(.siteWords)
    return Site(
      id: id, name: words, about: words, noun: Noun(one: "thing", other: "things"), placeholder: words,
      settings: settings(words), layout: layout, showsAllFirst: showsAllFirst,
      minimumQueryLength: minimumLength,
      fields: FieldMap(
        title: ["name"], subtitle: ["subtitle"], text: ["description"], images: "image", url: "link",
        tags: "tags", date: "date", facts: [.init("tags", words)],
        details: [.init("brand", "Brand"), .init("extra", words), .init("tags", "Tags")],
        badges: [(tag: "sale", words: words)]),
      ways: [words],
      backend: ScriptedBackend { query in
        switch id {
        case "broken": .failure(BackendError(backend: "scripted", .timedOut))
        case "empty" where query.index != "queries": .success(SearchResults())
        default: .success(answer(query))
        }
      })
  }

  private func settings(_ words: String) -> SearchSettings {
    SearchSettings(
      index: "things", suggestionsIndex: "queries",
      facets: [FacetSetting(attribute: "brand", title: words, limit: 3)],
      sorts: [
        SortSetting(id: "up", title: words, order: SortOrder(attribute: "price", isAscending: true))
      ], highlighted: ["name"])
  }

  private func answer(_ query: SearchQuery) -> SearchResults {
    if query.index == "queries" {
      return SearchResults(
        hits: ([text(.suggestion)] + furtherHits).map { Hit(id: "s", record: ["query": .text($0)]) },
        total: 1 + furtherHits.count)
    }
    let hits = [hit] + furtherHits.map(hit(ofAll:))
    return SearchResults(
      hits: hits, total: max(hits.count, 2),
      facets: [
        Facet(
          attribute: "brand",
          values: ([text(.facetValue)] + furtherHits).map { FacetValue($0, count: 2) })
      ])
  }

  private var hit: Hit {
    Hit(
      id: text(.recordID),
      record: [
        "name": texts(.name), "subtitle": texts(.highlight), "description": texts(.description),
        "brand": "plain", "image": texts[.image].map { .text($0) } ?? "/a.svg",
        "link": texts[.link].map { .text($0) } ?? "https://images.example/", "tags": [texts(.tag), "sale"],
        "date": texts(.date),
        "extra": .object(RecordObject([.init(name: text(.fieldName), value: "plain")])),
      ],
      highlights: [
        "subtitle": Highlight(marked: "<em>x</em> " + text(.highlight) + " <em>y</em>", marks: .emphasis)
      ])
  }

  private func hit(ofAll text: String) -> Hit {
    let value = RecordValue.text(text)
    return Hit(
      id: text,
      record: [
        "name": value, "subtitle": value, "description": value, "brand": value, "image": "/a.svg",
        "tags": [value], "date": value,
      ], highlights: ["name": Highlight([.init(text, isMatch: true), .init(text, isMatch: false)])])
  }
}
