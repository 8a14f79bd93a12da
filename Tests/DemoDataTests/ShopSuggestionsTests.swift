import Testing

@testable import DemoData

@Suite struct ShopSuggestionsTests {
  struct Suggestion: Decodable {
    struct Index: Decodable {
      let hits: Int
      let facets: Facets

      enum CodingKeys: String, CodingKey {
        case hits = "exact_nb_hits"
        case facets
      }
    }

    struct Facets: Decodable {
      let matches: [String: [Count]]

      enum CodingKeys: String, CodingKey { case matches = "exact_matches" }
    }

    struct Count: Decodable {
      let value: String
      let count: Int
    }

    let objectID: String
    let query: String
    let popularity: Int?
    let shop: Index
  }

  let suggestions: [Suggestion] = ShopRecord.decoded(DemoShop.suggestionRecords())

  @Test func `there are more than three hundred, and every record is JSON`() {
    #expect(suggestions.count >= 300)
    #expect(suggestions.count == DemoShop.suggestionRecords().count)
    #expect(DemoShop.records().suggestions == DemoShop.suggestionRecords())
  }

  @Test func `every suggestion finds as many articles as it says, by plain comparison of words`() {
    let items = ShopRecord.all.map(Self.words)
    for suggestion in suggestions {
      let words = Folding.searchWords(of: suggestion.query)
      let hits = items.count { item in
        words.dropLast().allSatisfy(item.contains) && item.contains { $0.hasPrefix(words.last ?? "?") }
      }
      #expect(hits >= 1 && hits == suggestion.shop.hits, "\(suggestion.query)")
    }
  }

  @Test func `no two suggestions differ only by case, accents, order or plural`() {
    let keys = suggestions.map { suggestion in
      Folding.words(of: suggestion.query).map { $0.hasSuffix("s") ? String($0.dropLast()) : $0 }.sorted()
    }
    #expect(Set(keys).count == keys.count)
    #expect(Set(suggestions.map(\.objectID)).count == suggestions.count)
  }

  @Test func `suggestions are lower case`() {
    #expect(suggestions.allSatisfy { $0.query == $0.query.lowercased() })
  }

  @Test func `a few have no popularity, the others stand in its order`() {
    #expect((1...60).contains(suggestions.count { $0.popularity == nil }))
    let known = suggestions.compactMap(\.popularity)
    #expect(known == known.sorted(by: >))
  }

  @Test func `each tells the best departments, shelves and brands`() {
    for suggestion in suggestions {
      let matches = suggestion.shop.facets.matches
      #expect(Set(matches.keys) == ["categories.lvl0", "categories.lvl1", "brand"])
      for counts in matches.values {
        #expect(counts.map(\.count) == counts.map(\.count).sorted(by: >))
        #expect(counts.allSatisfy { (1...suggestion.shop.hits).contains($0.count) })
      }
    }
  }

  @Test(arguments: [
    "lantern", "camp stove", "wool blanket", "brass lantern", "tarn & fell tent", "cafetière",
  ])
  func `what people type is among them`(query: String) {
    #expect(suggestions.contains { $0.query == query })
  }

  private static func words(_ item: ShopRecord) -> Set<String> {
    let texts =
      [item.name, item.brand ?? "", item.kind, item.material, item.description ?? ""] + item.colours
      + item.plainColours + item.tags
    return Set((texts + item.categories.lvl2).flatMap(Folding.searchWords))
  }
}
