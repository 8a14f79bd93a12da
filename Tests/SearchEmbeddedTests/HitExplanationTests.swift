import SearchCore
import Testing

@testable import SearchEmbedded

@Suite struct HitExplanationTests {
  private static let records: [(id: String, record: RecordObject)] = [
    ("longer", ["name": "Red shirt dress", "rank": 9]), ("whole", ["name": "red shirt", "rank": 1]),
    ("split", ["name": "red", "summary": "shirts"]),
  ]

  private static let snapshot = IndexSnapshot(
    settings: IndexSettings(
      searchable: ["name", "summary"],
      customRanking: [SortOrder(attribute: "rank", isAscending: false)], sortable: ["rank"]),
    records: records)

  @Test func `a hit tells which words matched where, how exactly, and what decides between equals`() throws {
    let (results, explanations) = try Self.snapshot.explain(SearchQuery(index: "a", text: "RED Shirt"))
    #expect(results.hits.map(\.id) == ["whole", "longer", "split"])
    #expect(results.total == 3)
    let rank = SortOrder(attribute: "rank", isAscending: false)
    #expect(
      explanations == [
        HitExplanation(
          words: [
            .init(word: "red", attribute: "name", isWhole: true),
            .init(word: "shirt", attribute: "name", isWhole: true),
          ], attributeSum: 0, exactness: .wholeValue, sort: nil,
          customRanking: [.init(order: rank, value: 1)]),
        HitExplanation(
          words: [
            .init(word: "red", attribute: "name", isWhole: true),
            .init(word: "shirt", attribute: "name", isWhole: true),
          ], attributeSum: 0, exactness: .exactWords, sort: nil,
          customRanking: [.init(order: rank, value: 9)]),
        HitExplanation(
          words: [
            .init(word: "red", attribute: "name", isWhole: true),
            .init(word: "shirt", attribute: "summary", isWhole: false),
          ], attributeSum: 1, exactness: .beginning, sort: nil,
          customRanking: [.init(order: rank, value: nil)]),
      ])
  }

  @Test func `a sorted hit tells what it is sorted by, and nothing of matches`() throws {
    let order = SortOrder(attribute: "rank", isAscending: true)
    let (results, explanations) = try Self.snapshot.explain(
      SearchQuery(index: "a", text: "red", sort: order, limit: 1))
    #expect(results.hits.map(\.id) == ["whole"])
    #expect(explanations.map(\.attributeSum) == [nil])
    #expect(explanations.map(\.exactness) == [nil])
    #expect(explanations.map(\.sort) == [.init(order: order, value: 1)])
  }

  @Test func `an explained query finds what the query finds`() throws {
    for text in ["", "red", "sh", "red s", "nothing"] {
      let query = SearchQuery(index: "a", text: text, highlighted: ["name"])
      #expect(
        try Self.snapshot.explain(query).results == Self.snapshot.answer(Self.snapshot.prepare(query), .none))
    }
  }
}
