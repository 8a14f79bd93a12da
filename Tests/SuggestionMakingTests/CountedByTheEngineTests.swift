import SearchCore
import SearchEmbedded
import TestSupport
import Testing

@testable import SuggestionMaking

@Suite struct CountedByTheEngineTests {
  @Test(arguments: 1...8)
  func `every suggestion finds exactly what it states, and something`(seed: UInt64) throws {
    let wares = Self.wares(seed: seed, count: Int(seed) * 20)
    let snapshot = wares.snapshot
    let suggested = try wares.suggested()
    #expect(suggested.count > 10)
    for record in suggested {
      let query = record.text(at: "query") ?? ""
      let found = try snapshot.answer(
        SearchQuery(
          index: "things", text: query, facets: wares.facets.map { FacetRequest(attribute: $0, limit: 3) }))
      #expect(found.total > 0)
      #expect(record.number(at: "things.exact_nb_hits") == Double(found.total), "\(query)")
      let suggestion = try #require(QuerySuggestion(Hit(id: query, record: record)))
      for facet in found.facets {
        #expect(suggestion.categories(source: "things", attribute: facet.attribute) == facet.values)
      }
    }
    #expect(Set(suggested.compactMap { $0.text(at: "objectID") }).count == suggested.count)
  }

  @Test(arguments: 1...6)
  func `the order of the records makes no difference`(seed: UInt64) throws {
    var wares = Self.wares(seed: seed, count: 120)
    let suggested = try wares.suggested()
    var random = SplitMix(seed: seed)
    wares.records.shuffle(using: &random)
    #expect(try wares.suggested() == suggested)
  }

  @Test func `a sample too small for the records is the same whatever their order, and no larger`() {
    var records = (0..<5_000).map { RecordObject([.init(name: "name", value: .text("kite \($0)"))]) }
    var random = SplitMix(seed: 3)
    func titles() -> [String] {
      var sample = RecordSample(titles: ["name"], facets: [], capacity: 100)
      for record in records { sample.observe(record) }
      return sample.records.map(\.title)
    }
    let first = titles()
    #expect(Set(first).count == 100)
    records.shuffle(using: &random)
    #expect(titles() == first)
  }

  @Test func `of many records a sample is enough to find what is frequent, and no title is suggested`() throws
  {
    let kinds = ["Lanterns", "Pans", "Boards", "Tents"]
    let wares = Catalogue(
      records: (0..<1_200).map { number in
        [
          "name": .text("\(number % 3 == 0 ? "Storm" : "Plain") thing, \(number)"),
          "kind": .text(kinds[number % kinds.count]),
        ]
      })
    var maker = SuggestionMaker(index: "things", titles: ["name"], facets: ["kind"], limit: 50, capacity: 400)
    for record in wares.records { maker.observe(record) }
    let counts = try maker.records(countedBy: wares.snapshot).map {
      "\($0.id): \($0.record.text(at: "things.exact_nb_hits") ?? "")"
    }
    #expect(
      counts.sorted() == [
        "boards: 300", "lanterns: 300", "pans: 300", "plain thing: 800", "storm thing: 400", "tents: 300",
        "thing: 1200",
      ])
  }

  private static func wares(seed: UInt64, count: Int) -> Catalogue {
    var random = SplitMix(seed: seed)
    let words = [
      "red", "Kite", "lantern", "the", "of", "für", "Étoile", "<b>", "storm", "2", "AT&T", "camp,", "赤い凧",
      "змей",
      "tent", "tents", "mug-red", "x", "🪁",
    ]
    func text(_ count: ClosedRange<Int>) -> String {
      (0..<Int.random(in: count, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }
        .joined(separator: " ")
    }
    return Catalogue(
      records: (0..<count).map { _ in
        [
          "name": .text(text(0...5)), "kind": .text("All > " + text(1...2)),
          "brand": .list([.text(text(1...1)), .text(text(1...2))]), "text": .text(text(0...9)),
        ]
      })
  }
}
