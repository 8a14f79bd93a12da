import SearchCore
import TestSupport

@testable import SearchEmbedded

/// Small records and queries in which words, values and fields meet often, with every kind of gap and
/// surprise.
struct RandomRecords {
  var generator: SplitMix

  static let words = [
    "red", "Red", "reddish", "rosé", "shirt", "shirts", "Straße", "strasse", "STRASS", "ﬁne", "fine", "Ærø",
    "a",
    "ab", "abc", "42", "4", "東京", "Ελλάδα", "ёж", "e\u{301}t", "c++", "x-y", "don't", "—", "İstanbul",
  ]
  static let values = ["red", "Red", "blue", "a b", "", "Zürich", "zebra", "10", "true"]

  static let settings = IndexSettings(
    searchable: ["name", "brand.name", "tags", "variants.colour"],
    facets: ["colour", "brand.name", "tags", "flag", "size"],
    customRanking: [
      SortOrder(attribute: "popularity", isAscending: false), SortOrder(attribute: "size", isAscending: true),
    ], sortable: ["size", "name", "popularity", "price.value", "mixed"])

  mutating func records(_ count: Int) -> [(id: String, record: RecordObject)] {
    (0..<count).map { _ in
      // Ids repeat now and then.
      (String(Int.random(in: 0..<count * 2, using: &generator), radix: 36), record())
    }
  }

  private mutating func record() -> RecordObject {
    var fields: [RecordObject.Field] = []
    func add(_ name: String, _ value: RecordValue) { fields.append(.init(name: name, value: value)) }
    if generator.chance(90) { add("name", text()) }
    if generator.chance(60) { add("colour", generator.chance(50) ? value() : list { $0.value() }) }
    if generator.chance(60) { add("tags", list { $0.generator.chance(30) ? $0.value() : $0.text() }) }
    if generator.chance(50) { add("brand", generator.chance(80) ? ["name": text()] : text()) }
    if generator.chance(10) { add("brand.name", text()) }
    if generator.chance(40) {
      add(
        "variants",
        list {
          ["colour": $0.generator.chance(70) ? $0.value() : $0.list { $0.value() }, "stock": $0.number()]
        })
    }
    if generator.chance(50) { add("flag", .bool(generator.chance(50))) }
    if generator.chance(70) { add("size", number()) }
    if generator.chance(70) { add("popularity", generator.chance(90) ? number() : value()) }
    if generator.chance(60) { add("price", generator.chance(80) ? ["value": number()] : number()) }
    if generator.chance(60) { add("mixed", generator.chance(50) ? number() : text()) }
    if generator.chance(5) { add("name", "second name") }
    return RecordObject(fields)
  }

  private mutating func list(_ element: (inout RandomRecords) -> RecordValue) -> RecordValue {
    var values: [RecordValue] = []
    for _ in 0..<Int.random(in: 0...3, using: &generator) { values.append(element(&self)) }
    return .list(values)
  }

  private mutating func text() -> RecordValue { .text(words(0...4)) }

  private mutating func words(_ count: ClosedRange<Int>) -> String {
    var words: [String] = []
    for _ in 0..<Int.random(in: count, using: &generator) { words.append(generator.pick(Self.words)) }
    return words.joined(separator: generator.pick([" ", " ", ", ", "/"]))
  }

  private mutating func value() -> RecordValue {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: .null
    case 1: number()
    case 2: .bool(generator.chance(50))
    default: .text(generator.pick(Self.values))
    }
  }

  private mutating func number() -> RecordValue {
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: .number(Double(Int.random(in: -20...20, using: &generator)) / 4)
    case 1: .integer(Int64.random(in: Int64.min...Int64.max, using: &generator))
    default: .integer(Int64.random(in: -3...3, using: &generator))
    }
  }

  /// A query over `settings` that asks for all hits.
  mutating func query() -> SearchQuery {
    var query = SearchQuery(index: "things", limit: 1000)
    if generator.chance(75) {
      var typed = words(1...3)
      if generator.chance(50) { typed = String(typed.prefix(Int.random(in: 1...5, using: &generator))) }
      query.text = typed
    }
    while generator.chance(35) {
      let attribute = generator.pick(Self.settings.facets)
      var values = ["red"]
      while generator.chance(50) {
        values.append(generator.pick(Self.values + ["nowhere", "false", "2", "-1"]))
      }
      query.filters.append(FacetFilter(attribute: attribute, anyOf: values))
    }
    for attribute in Self.settings.facets where generator.chance(50) {
      query.facets.append(
        FacetRequest(
          attribute: attribute, limit: generator.pick([1, 3, 100]), isDisjunctive: generator.chance(70)))
    }
    if generator.chance(40) {
      query.sort = SortOrder(
        attribute: generator.pick(Self.settings.sortable), isAscending: generator.chance(50))
    }
    return query
  }
}
