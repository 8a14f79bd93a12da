/// What the search box proposes while a reader types.
package struct ConfiguredSuggestions: Sendable, Hashable {
  package var from = ConfiguredSuggestionSource.generated
  /// Set where `from` is `index`, and only there.
  package var index: String?
  /// 1 to 20.
  package var limit = 8
  /// Hits beside the suggestions; 0 to 12.
  package var preview = 4

  package init() {}
}

package enum ConfiguredSuggestionSource: String, Sendable, CaseIterable {
  /// An index of query suggestions.
  case index
  /// Made from the titles and facets of the records.
  case generated
  case off
}
