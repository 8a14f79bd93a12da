import SearchCore
import Testing

@Suite struct QuerySuggestionTests {
  @Test(
    arguments: [
      (["query": "red shoe", "popularity": 12], "red shoe 12"),
      (["query": "red shoe"], "red shoe -"),
      (["query": "red", "popularity": "12"], "red -"),
      (["query": "red", "popularity": nil], "red -"),
      (["query": "red", "popularity": 12.4], "red 12"),
      (["query": "red", "popularity": 1e300], "red -"),
      (["query": "red", "popularity": [1]], "red -"),
      (["query": ""], "none"),
      (["query": 7], "none"),
      (["query": ["red"]], "none"),
      (["query": nil], "none"),
      (["popularity": 12], "none"),
      ([:], "none"),
    ] as [(RecordObject, String)])
  func `only the query is required`(record: RecordObject, expected: String) {
    let suggestion = QuerySuggestion(Hit(id: "1", record: record))
    let found = suggestion.map { "\($0.query) \($0.popularity.map(String.init) ?? "-")" }
    #expect(found ?? "none" == expected)
  }

  @Test func `the highlight is the hit's, or plain`() throws {
    let highlight = Highlight(marked: "<em>re</em>d", marks: .emphasis)
    let marked = try #require(
      QuerySuggestion(Hit(id: "1", record: ["query": "red"], highlights: ["query": highlight])))
    #expect(drawn(marked.highlight.inverted) == "re|[d]")
    let plain = try #require(QuerySuggestion(Hit(id: "1", record: ["query": "red"])))
    #expect(drawn(plain.highlight.inverted) == "red")
  }

  static let matches: [(RecordValue, String)] = [
    (["cat": [["value": "A", "count": 2], ["value": "B", "count": 5]]], "B 5, A 2"),
    (["cat": [["value": "A", "count": 2.0]]], "A 2"),
    (
      [
        "cat": [
          ["value": "A", "count": "2"], ["value": 7, "count": 2], ["count": 2], 7,
          ["value": "C", "count": 1],
        ]
      ], "C 1"
    ),
    (["cat": []], ""),
    (["cat": "A"], ""),
    (["cat": nil], ""),
    (["other": [["value": "A", "count": 2]]], ""),
    ([], ""),
    ("x", ""),
  ]

  @Test(arguments: matches)
  func `categories are read where Algolia keeps them`(matches: RecordValue, expected: String) throws {
    let record: RecordObject = ["query": "red", "shop": ["facets": ["exact_matches": matches]]]
    let suggestion = try #require(QuerySuggestion(Hit(id: "1", record: record)))
    let found = suggestion.categories(source: "shop", attribute: "cat").map { "\($0.value) \($0.count)" }
    #expect(found.joined(separator: ", ") == expected)
    #expect(suggestion.categories(source: "nowhere", attribute: "cat") == [])
  }

  @Test func `an attribute's dots are part of its name`() throws {
    let record: RecordObject = [
      "query": "red", "my.shop": ["facets": ["exact_matches": ["c.lvl0": [["value": "A", "count": 1]]]]],
    ]
    let suggestion = try #require(QuerySuggestion(Hit(id: "1", record: record)))
    #expect(suggestion.categories(source: "my.shop", attribute: "c.lvl0") == [FacetValue("A", count: 1)])
  }
}
