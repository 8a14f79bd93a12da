import SearchCore
import TestSupport

/// A shop's settings and random searches in it.
enum Shop {
  static let brand = FacetSetting(attribute: "brand", title: "Brand")
  static let category = FacetSetting(attribute: "categories.lvl0", parameter: "category", title: "Category")

  static let settings = SearchSettings(
    index: "products", suggestionsIndex: "suggestions", facets: [brand, category],
    sorts: [
      SortSetting(
        id: "price-asc", title: "Price", order: SortOrder(attribute: "price.value", isAscending: true)),
      SortSetting(id: "név", title: "Name", order: SortOrder(attribute: "name", isAscending: false)),
    ],
    hitsPerPage: 20, highlighted: ["name"], snippets: [SnippetRequest("description", words: 12)])

  static let pieces = [
    "a", "B", "é", "e\u{301}", " ", "  ", "\n", "\u{0}", "&", "=", "+", "%", "%41", "#", "?", "/", "<b>",
    "\"", "😀",
    "日本", "\u{202E}", "amp;", ";",
  ]

  static func state(_ random: inout SplitMix) -> SearchState {
    let refinements = (0..<Int.random(in: 0...4, using: &random)).map { _ in
      Refinement(
        attribute: Bool.random(using: &random) ? brand.attribute : category.attribute, value: value(&random))
    }
    return SearchState(
      query: random.text(of: pieces, upTo: 8), refinements: refinements,
      sort: [nil, "price-asc", "név"].randomElement(using: &random) ?? nil,
      page: [1, 1, 2, 57, SearchState.lastPage].randomElement(using: &random) ?? 1)
  }

  /// A facet value, which is never empty.
  static func value(_ random: inout SplitMix) -> String {
    (pieces.randomElement(using: &random) ?? "x") + random.text(of: pieces, upTo: 3)
  }
}
