import SearchCore
import SearchRecorded
import Testing

import struct Foundation.URL

@Suite struct RecordedBackendTests {
  @Test(arguments: ["Amazon", "amazon", "AMAZON"])
  func `a recorded query is answered in any case`(text: String) async throws {
    let results = try await ask(SearchQuery(index: "products", text: text, limit: 10)).get()
    #expect(results.total == 596)
    #expect(results.hits.count == 6)
    #expect(results.window == 6)
    #expect(
      results.hits[0].highlight(at: "name")?.parts.first == Highlight.Part("Amazon", isMatch: true))
    #expect(
      results.hits[0]["image_urls"] == "https://images-na.ssl-images-amazon.com/images/I/51Vp7kC7OVL.jpg")
    #expect(results.hits[0]["title"] == nil)
    #expect(results.facets == [])
  }

  @Test func `marks that the answer's parameters name are read`() async throws {
    let results = try await ask(SearchQuery(index: "products", text: "iphone", limit: 10)).get()
    #expect((results.total, results.hits.count, results.window) == (3977, 5, 5))
    #expect(
      results.hits[0].highlight(at: "name")?.parts == [
        .init("Apple - ", isMatch: false), .init("iPhone", isMatch: true),
        .init(" SE 16GB - Space Gray (Verizon)", isMatch: false),
      ])
    #expect(results.hits[0].snippet(at: "description")?.parts.first == .init("iPhone", isMatch: true))
  }

  @Test func `of the recorded hits a query gets those it asks for`() async throws {
    let all = try await ask(SearchQuery(index: "products", text: "amazon", limit: 10)).get().hits.map(\.id)
    let second = try await ask(SearchQuery(index: "products", text: "amazon", offset: 2, limit: 3)).get()
    #expect(second.hits.map(\.id) == Array(all[2..<5]))
    #expect((second.total, second.window) == (596, 6))
    let none = try await ask(SearchQuery(index: "products", text: "amazon", limit: 0)).get()
    #expect((none.hits.count, none.total) == (0, 596))
  }

  @Test func `facets are those that were recorded, in the order asked`() async throws {
    let query = SearchQuery(
      index: "products", text: "amazon",
      facets: [.init(attribute: "type", limit: 2), .init(attribute: "nope"), .init(attribute: "featured")])
    let results = try await ask(query).get()
    #expect(
      results.facets == [
        Facet(
          attribute: "type", values: [FacetValue("book", count: 357), FacetValue("electronics", count: 184)]),
        Facet(attribute: "featured", values: [FacetValue("false", count: 596)]),
      ])
  }

  @Test(arguments: [
    (SearchQuery(index: "products", text: "nike"), "“nike” in index “products”"),
    (SearchQuery(index: "products"), "“” in index “products”"),
    (SearchQuery(index: "products", text: "amaz"), "“amaz” in index “products”"),
    (
      SearchQuery(index: "products", text: "amazon", filters: [.init(attribute: "type", anyOf: ["book"])]),
      "“amazon” with filters in index “products”"
    ),
    (
      SearchQuery(index: "products", text: "amazon", sort: SortOrder(attribute: "price", isAscending: true)),
      "“amazon” in another order in index “products”"
    ),
    (
      SearchQuery(index: "products", text: "amazon", offset: 10),
      "“amazon” from hit 11 on in index “products”"
    ),
    (SearchQuery(index: "products", text: "amazon", offset: 6), "“amazon” from hit 7 on in index “products”"),
  ])
  func `what was not recorded is refused`(query: SearchQuery, asked: String) async throws {
    let message = "recorded: refused: no answer was recorded for \(asked). Recorded are: “Amazon”, “iphone”."
    #expect(errorText(try await ask(query)) == message)
  }

  @Test func `typed text has no recorded suggestions, the empty query has`() async throws {
    let empty = try await ask(SearchQuery(index: "suggestions")).get()
    #expect(
      empty.hits.compactMap(QuerySuggestion.init).map(\.query) == [
        "cooktop", "macbook", "battery", "amazon", "google", "samsung", "iphone",
      ])
    #expect((empty.total, empty.isTotalExact) == (7, false))
    #expect(
      errorText(try await ask(SearchQuery(index: "suggestions", text: "am")))
        == "recorded: refused: no answer was recorded for “am” in index “suggestions”. Recorded are: “”.")
  }

  @Test func `suggestions have their categories`() async throws {
    let demo = try RecordedDemo(folder: Self.folder)
    let hit = try #require(try await ask(SearchQuery(index: "suggestions")).get().hits.first)
    let suggestion = try #require(QuerySuggestion(hit))
    #expect(suggestion.popularity == 1230)
    #expect(
      suggestion.categories(source: demo.categories.source, attribute: demo.categories.attribute) == [
        FacetValue("Appliances", count: 252), FacetValue("Ranges, Cooktops & Ovens", count: 229),
      ])
    #expect(
      suggestion.categories(source: "instant_search", attribute: "hierarchicalCategories.lvl0") == [
        FacetValue("Appliances", count: 252)
      ])
  }

  @Test func `a record is found by its id among all recorded hits`() async throws {
    let plain = try await ask(SearchQuery(index: "products", recordID: "5005506")).get()
    #expect((plain.hits.map(\.id), plain.total) == (["5005506"], 1))
    #expect(plain.hits[0].highlight(at: "name")?.hasMatch == false)
    let asked = try await ask(SearchQuery(index: "products", text: "iPhone", recordID: "5005506")).get()
    #expect(asked.hits[0].highlight(at: "name")?.hasMatch == true)
    #expect(try await ask(SearchQuery(index: "products", recordID: "nobody")).get() == SearchResults())
    #expect(try await ask(SearchQuery(index: "suggestions", recordID: "5005506")).get() == SearchResults())
  }

  @Test func `an index without recordings is unknown`() async throws {
    #expect(
      errorText(try await ask(SearchQuery(index: "people")))
        == "recorded: there is no index “people”. Check the site's configuration.")
  }

  @Test func `the same answers come at once`() async throws {
    let backend = try RecordedDemo(folder: Self.folder).backend
    let queries = [
      SearchQuery(index: "products", text: "amazon"), SearchQuery(index: "products", text: "x"),
      SearchQuery(index: "suggestions"),
    ]
    let later = await backend.search(queries, before: .now + .seconds(1))
    #expect(backend.searchNow(queries) == later)
    #expect(later.count == 3)
  }

  @Test func `the demo site names its queries`() throws {
    let demo = try RecordedDemo(folder: Self.folder)
    #expect(demo.queries == ["Amazon", "iphone"])
    #expect(demo.settings.index == "products")
    #expect(demo.settings.suggestionsIndex == "suggestions")
  }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/ThirdParty/algolia").path

  private func ask(_ query: SearchQuery) async throws -> Result<SearchResults, BackendError> {
    let backend = try RecordedDemo(folder: Self.folder).backend
    return try #require(await backend.search([query], before: .now + .seconds(1)).first)
  }

  private func errorText(_ outcome: Result<SearchResults, BackendError>) -> String {
    switch outcome {
    case .success(let results): "answered with \(results.hits.count) hits"
    case .failure(let error): error.description
    }
  }
}
