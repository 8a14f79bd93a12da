import DemoData
import JSONText
import SearchCore
import SearchEmbedded
import Testing

@testable import DemoSites

@Suite struct SuggestionTests {
  @Test func `the engine finds for every suggestion of the shop as many articles as the suggestion says`()
    throws
  {
    func records(_ texts: [String]) throws -> [(id: String, record: RecordObject)] {
      try texts.map { text in
        guard case .object(let object) = try JSONText.parse(text), let id = object.text(at: "objectID") else {
          throw BackendError(backend: "demo data", .badAnswer(text))
        }
        return (id, object)
      }
    }
    let backend = EmbeddedBackend(indices: [
      ShopSite.index: (ShopSite.indexSettings, try records(DemoShop.itemRecords()))
    ])
    let suggestions = try records(DemoShop.suggestionRecords())
    #expect(suggestions.count >= 300)
    for (_, suggestion) in suggestions {
      let query = try #require(suggestion.text(at: "query"))
      let results = try #require(
        backend.searchNow([SearchQuery(index: ShopSite.index, text: query, limit: 1)])?.first)
      let stated = suggestion.number(at: "shop.exact_nb_hits").map { Int($0) }
      let total = try results.get().total
      #expect(total >= 1 && total == stated, "\(query)")
    }
  }
}
