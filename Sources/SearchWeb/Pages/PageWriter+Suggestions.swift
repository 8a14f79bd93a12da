import HTMLTemplates
import SearchCore

extension PageWriter {
  /// The dropdown for what is typed; `nil` for a site without suggestions.
  func dropdown(_ state: SearchState, _ outcome: SearchOutcome) -> Dropdown? {
    guard site.settings.suggestionsIndex != nil else { return nil }
    let suggestions = outcome.suggestions.enumerated().map { row($0.element, slot: $0.offset + 2) }
    var products: [HitCard] = []
    if case .success(let results)? = outcome[.preview] { products = results.hits.map { reader.card($0) } }
    let isTooShort = site.isTooShort(state.query)
    return Dropdown(
      status: isTooShort ? lettersNeeded : status(suggestions: suggestions.count, products: products.count),
      suggestionsTitle: state.query.isEmpty ? "Popular searches" : "Suggestions",
      suggestions: suggestions,
      productsTitle: site.noun.other.capitalizedFirst, products: products,
      emptyText: isTooShort ? lettersNeeded : emptyText(state),
      allURL: isTooShort ? site.path : site.url(searching: state.query),
      allText: isTooShort || state.query.isEmpty
        ? "All " + site.noun.other : "All results for “\(state.query)”")
  }

  /// - Parameter typed: What stands in the box, spaces at its end included: a type-ahead link leaves room for the next word.
  func suggestions(_ state: SearchState, typed: String, _ outcome: SearchOutcome) -> SuggestionsPage? {
    guard let dropdown = dropdown(state, outcome) else { return nil }
    let heading = state.query.isEmpty ? "Popular searches" : "Suggestions for “\(state.query)”"
    return SuggestionsPage(
      frame: frame(title: heading, query: typed, robots: "noindex, follow", skipTarget: "suggestions"),
      heading: heading, dropdown: dropdown)
  }

  private func row(_ suggestion: QuerySuggestion, slot: Int) -> SuggestionRow {
    let typeAhead = suggestion.query + " "
    return SuggestionRow(
      query: suggestion.query, text: MarkedText(suggestion.highlight.inverted),
      url: site.url(searching: suggestion.query), typeAhead: typeAhead,
      typeAheadURL: site.suggestionsPath + "?"
        + FormEncoding.encode(CollectionOfOne((name: "q", value: typeAhead))),
      slot: slot)
  }

  private func emptyText(_ state: SearchState) -> String {
    state.query.isEmpty ? "Nothing to suggest yet." : "No suggestions for “\(state.query)”"
  }

  private func status(suggestions: Int, products: Int) -> String {
    guard suggestions + products > 0 else { return "No suggestions" }
    let parts = [
      suggestions > 0 ? counted(suggestions, one: "suggestion", other: "suggestions") : nil,
      products > 0 ? count(products) : nil,
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }
}
