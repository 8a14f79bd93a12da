import SearchCore

/// What Algolia answered to one query.
package struct AlgoliaAnswer: Sendable, Hashable {
  package let results: SearchResults
  /// The query's text as the engine echoes it; `nil` where it does not.
  package let query: String?
  /// The index that answered.
  package let index: String?
  /// Counted from 0.
  package let page: Int
  /// `nil` where the answer does not say.
  package let hitsPerPage: Int?
  /// The parameters that the query was asked with, as the engine echoes them in `params`.
  package let parameters: [String: String]

  /// The marks that the query asked for; `nil` where its parameters name none, which means `<em>` or a setting of the index.
  package var requestedMarks: HighlightMarks? {
    guard let open = parameters["highlightPreTag"], let close = parameters["highlightPostTag"] else {
      return nil
    }
    return HighlightMarks(open: open, close: close)
  }
}
