import SearchCore

/// A query with what it finds in the index.
struct CountedSuggestion {
  let candidate: Candidate
  /// The engine's total, at least 1.
  let total: Int
  /// The most frequent values of the counted facets.
  let facets: [Facet]
  /// What decides between suggestions that match as well; higher is earlier.
  var popularity = 0

  var query: String { candidate.query }

  /// In the shape that query suggestion indices have.
  func record(index: String) -> RecordObject {
    let matches = facets.map { facet in
      RecordObject.Field(
        name: facet.attribute,
        value: .list(
          facet.values.map { ["value": .text($0.value), "count": .integer(Int64($0.count))] }))
    }
    return RecordObject([
      .init(name: "objectID", value: .text(query)),
      .init(name: "query", value: .text(query)),
      .init(name: "nb_words", value: .integer(Int64(candidate.words.count))),
      .init(name: "popularity", value: .integer(Int64(popularity))),
      .init(
        name: index,
        value: [
          "exact_nb_hits": .integer(Int64(total)),
          "facets": ["exact_matches": .object(RecordObject(matches))],
        ]),
    ])
  }

  /// The most popular first, equally popular ones by their text.
  static func precedes(_ left: CountedSuggestion, _ right: CountedSuggestion) -> Bool {
    left.popularity == right.popularity
      ? left.query.precedesExactly(right.query) : left.popularity > right.popularity
  }
}
