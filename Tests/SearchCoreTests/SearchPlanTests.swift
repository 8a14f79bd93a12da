import SearchCore
import Testing

@Suite struct SearchPlanTests {
  @Test func `a page's questions are one list in the order of its parts`() {
    let state = SearchState(
      query: "red",
      refinements: [.init(attribute: "brand", value: "B"), .init(attribute: "brand", value: "A")],
      sort: "price-asc", page: 3)
    let plan = SearchPlan(state, Shop.settings, parts: [.suggestions, .hits, .preview])
    #expect(plan.parts == [.suggestions, .hits, .preview])
    #expect(
      plan.queries == [
        SearchQuery(index: "suggestions", text: "red", limit: 8, highlighted: ["query"]),
        SearchQuery(
          index: "products", text: "red", filters: [FacetFilter(attribute: "brand", anyOf: ["A", "B"])],
          facets: [
            FacetRequest(attribute: "brand", limit: 10),
            FacetRequest(attribute: "categories.lvl0", limit: 10),
          ],
          sort: SortOrder(attribute: "price.value", isAscending: true), offset: 40, limit: 20,
          highlighted: ["name"], snippets: [SnippetRequest("description", words: 12)]),
        SearchQuery(index: "products", text: "red", limit: 4, highlighted: ["name"]),
      ])
  }

  @Test func `parts that the site does not have are left out`() {
    let settings = SearchSettings(index: "products", previewLimit: 0)
    let plan = SearchPlan(SearchState(), settings, parts: [.hits, .suggestions, .preview])
    #expect(plan.parts == [.hits])
    var none = Shop.settings
    none.suggestionLimit = 0
    #expect(SearchPlan(SearchState(), none, parts: [.suggestions]).queries == [])
  }

  @Test func `each part gets its own outcome`() {
    let plan = SearchPlan(SearchState(), Shop.settings, parts: [.hits, .suggestions])
    let error = BackendError(backend: "b", .timedOut)
    let outcome = plan.merge([.success(SearchResults(total: 3)), .failure(error)], backend: "b")
    #expect(outcome[.hits] == .success(SearchResults(total: 3)))
    #expect(outcome[.suggestions] == .failure(error))
    #expect(outcome[.preview] == nil)
    #expect(outcome.suggestions == [])
  }

  @Test(arguments: [0, 1, 3])
  func `another number of outcomes fails every part`(count: Int) {
    let plan = SearchPlan(SearchState(), Shop.settings, parts: [.hits, .suggestions])
    let outcome = plan.merge(Array(repeating: .success(SearchResults()), count: count), backend: "b")
    for part in [SearchPlan.Part.hits, .suggestions] {
      #expect(
        outcome[part] == .failure(BackendError(backend: "b", .badAnswer("\(count) answers to 2 queries"))))
    }
  }

  @Test func `suggestions are the hits that are suggestions`() {
    let plan = SearchPlan(SearchState(), Shop.settings, parts: [.suggestions])
    let hits = [Hit(id: "1", record: ["query": "red"]), Hit(id: "2", record: ["x": 1])]
    let outcome = plan.merge([.success(SearchResults(hits: hits))], backend: "b")
    #expect(outcome.suggestions.map(\.query) == ["red"])
  }

  @Test(
    arguments: [
      (0, nil, 20, 1), (1, nil, 20, 1), (20, nil, 20, 1), (21, nil, 20, 2), (5_000, 1_000, 20, 50),
      (5, 1_000, 20, 1),
      (5_000, 0, 20, 1), (5, nil, 0, 5),
    ] as [(Int, Int?, Int, Int)])
  func `pages end with the hits or with the window`(total: Int, window: Int?, size: Int, pages: Int) {
    #expect(SearchResults(total: total, window: window).pageCount(hitsPerPage: size) == pages)
  }
}
