import SearchCore
import SearchEmbedded
import SuggestionMaking

/// A small catalogue, an index of it, and what is suggested for it.
struct Catalogue {
  var records: [RecordObject]
  var titles = ["name"]
  var facets = ["kind", "brand"]
  var settings = IndexSettings(searchable: ["name", "kind", "brand", "text"], facets: ["kind", "brand"])
  var limit = 2_000

  static let shop = Catalogue(records: [
    ["name": "Storm lantern brass", "kind": "Lighting > Lanterns", "brand": "Tarn & Fell"],
    ["name": "Storm lantern steel", "kind": "Lighting > Lanterns", "brand": "Tarn & Fell"],
    ["name": "Camp lantern", "kind": "Lighting > Lanterns", "brand": "Tarn & Fell"],
    ["name": "Camp lantern, small", "kind": "Lighting > Lanterns", "brand": "Ember"],
    ["name": "Cast iron pan", "kind": "Kitchen > Pans", "brand": "Ember"],
    ["name": "Cast iron pan with lid", "kind": "Kitchen > Pans", "brand": "Ember"],
    ["name": "Copper pan", "kind": "Kitchen > Pans", "brand": "Ember"],
    ["name": "Oak board", "kind": "Kitchen > Boards", "brand": "Ember"],
  ])

  init(records: [RecordObject]) { self.records = records }

  init(titles: [String]) { records = titles.map { ["name": .text($0)] } }

  var snapshot: IndexSnapshot {
    IndexSnapshot(settings: settings, records: records.enumerated().map { ("\($0)", $1) })
  }

  func suggested() throws -> [RecordObject] {
    var maker = SuggestionMaker(index: "things", titles: titles, facets: facets, limit: limit)
    for record in records { maker.observe(record) }
    return try maker.records(countedBy: snapshot).map(\.record)
  }

  /// Queries and, behind a colon, what they find.
  func lines() throws -> [String] {
    try suggested().map { "\($0.text(at: "query") ?? ""): \($0.text(at: "things.exact_nb_hits") ?? "")" }
  }

  func queries() throws -> [String] { try suggested().compactMap { $0.text(at: "query") } }
}
