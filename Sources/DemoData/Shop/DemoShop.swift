/// The demo shop "Tarnside": outdoor, kitchen, home and garden goods that nobody makes.
///
/// Everything is derived from hand-written tables and is the same, byte for byte, in every run.
package enum DemoShop {
  /// One JSON object for each article, in the order of the departments.
  ///
  /// Fields: `objectID`, `name`, `brand`, `description`, `image_urls`, `price.value` (pounds), `price.was`,
  /// `price.currency`, `categories.lvl0…lvl2` (arrays; the first entry is the main place), `kind`, `colours`,
  /// `sizes`, `material`, `capacity`, `weight_grams`, `care`, `guarantee_years`, `tags`, `rating`,
  /// `rating_count`, `popularity`, `released`. A few articles lack a brand, a description, a price or
  /// pictures.
  package static func itemRecords() -> [String] {
    ItemBuilder.allItems().map(\.record)
  }

  /// Both lists of records; cheaper than asking for each, because the articles are made once.
  package static func records() -> (items: [String], suggestions: [String]) {
    let items = ItemBuilder.allItems()
    return (items.map(\.record), SuggestionBuilder(items: items).suggestions().map(\.record))
  }

  /// One JSON object for each suggested query, the most popular first.
  ///
  /// Fields: `objectID`, `query`, `popularity` (absent from a few), `shop.exact_nb_hits` and
  /// `shop.facets.exact_matches` with the best values of `categories.lvl0`, `categories.lvl1` and `brand`.
  package static func suggestionRecords() -> [String] {
    SuggestionBuilder(items: ItemBuilder.allItems()).suggestions().map(\.record)
  }

  /// The names of all drawings that records point to, sorted.
  package static var drawingNames: [String] {
    Set(ItemBuilder.allItems().flatMap(\.drawings)).sorted()
  }

  /// The SVG bytes of `KIND-COLOUR[-TRIM]-VIEW.svg`, drawn on demand; nil for any other name.
  package static func drawing(named name: String) -> [UInt8]? {
    Drawing(name: name)?.svg
  }
}
