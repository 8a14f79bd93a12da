/// A completed query that a reader may mean, from a suggestions index.
public struct QuerySuggestion: Sendable, Hashable {
  /// The text to search for, not empty; foreign text, to be escaped like any other.
  public let query: String
  /// How often it is asked for, in the index's own measure; absent in some indices.
  public let popularity: Int?
  /// The query with the typed part told apart; show it `inverted`.
  public let highlight: Highlight
  private let record: RecordObject

  /// `nil` for a record without a query: the one field that a suggestion cannot do without.
  public init?(_ hit: Hit) {
    guard case .text(let query)? = hit["query"], !query.isEmpty else { return nil }
    self.query = query
    popularity = hit["popularity"]?.number.flatMap { Int(exactly: $0.rounded()) }
    highlight = hit.highlight(at: "query") ?? Highlight(plain: query)
    record = hit.record
  }

  /// The values of an attribute that the hits of this query have, the most frequent first.
  ///
  /// Algolia keeps them in the suggestion's record, at `SOURCE.facets.exact_matches.ATTRIBUTE`. Entries of another
  /// shape are left out; without any the list is empty.
  ///
  /// - Parameters:
  ///   - source: The name of the index that the suggestion was made from.
  ///   - attribute: The attribute's path, such as `categories.lvl0`.
  public func categories(source: String, attribute: String) -> [FacetValue] {
    guard case .object(let matches)? = record.value(at: source + ".facets.exact_matches"),
      case .list(let values)? = matches[attribute]
    else { return [] }
    let found: [FacetValue] = values.compactMap { value in
      guard case .object(let object) = value, case .text(let name)? = object["value"],
        let count = object["count"]?.number.flatMap({ Int(exactly: $0) })
      else { return nil }
      return FacetValue(name, count: count)
    }
    return found.sorted(by: FacetValue.precedes)
  }
}
