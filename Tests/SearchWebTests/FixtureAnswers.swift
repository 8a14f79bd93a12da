import SearchCore

/// Answers of the scripted backend: four things on three pages, and three suggestions.
enum FixtureAnswers {
  static let lamp = Hit(
    id: "lamp-1",
    record: [
      "name": "Brass lamp", "brand": "Tarn & Fell", "description": "Gives light.",
      "image_urls": ["/a.svg", "https://images.example/b.png"], "price": ["value": 38, "was": 48.5],
      "rating": 4.8,
      "rating_count": 1204, "tags": ["on sale", "gift"], "weight": 1200,
    ],
    highlights: [
      "name": Highlight([
        .init("Brass ", isMatch: false), .init("lam", isMatch: true), .init("p", isMatch: false),
      ])
    ])
  /// As poor as records come: no name, wrong types.
  static let bare = Hit(
    id: "a/b c?", record: ["name": nil, "price": "free", "image_urls": ["", nil], "rating": "good"])

  static let results = SearchResults(
    hits: [lamp, bare], total: 10,
    facets: [
      Facet(
        attribute: "brand",
        values: [
          FacetValue("Halden", count: 7), FacetValue("Tarn & Fell", count: 3), FacetValue("Ullin", count: 0),
        ], valueCount: 5),
      Facet(attribute: "categories.lvl0", values: [FacetValue("Home", count: 10)], valueCount: 1),
    ])

  static let suggestions = SearchResults(
    hits: ["lamp", "lamp shade"].map { query in
      Hit(
        id: query, record: ["query": .text(query), "popularity": 5],
        highlights: ["query": Highlight(query, matches: [0..<2])])
    }, total: 2)

  static func answer(_ query: SearchQuery) -> Result<SearchResults, BackendError> {
    if query.index == "queries" { return .success(suggestions) }
    if let id = query.recordID {
      let found = [lamp, bare].filter { $0.id == id }
      return .success(SearchResults(hits: found, total: found.count))
    }
    if query.text == "nothing" { return .success(SearchResults()) }
    if query.text == "broken" {
      return .failure(BackendError(backend: "scripted", .refused("the secret reason")))
    }
    if query.text == "slow" { return .failure(BackendError(backend: "scripted", .timedOut)) }
    if query.text == "busy" { return .failure(BackendError(backend: "scripted", .overloaded)) }
    var results = results
    if query.offset >= results.total { results.hits = [] }
    return .success(results)
  }
}
