import SearchCore

/// Why Algolia gave no answer to a query.
package enum AlgoliaError: Error, Sendable, Hashable {
  /// The engine's own words, with its status where it gives one.
  case refused(message: String, status: Int?)
  /// What came is no answer of Algolia's.
  case unreadable(String)

  /// The same for a log; `index` is the index that was asked.
  package func reason(index: String) -> BackendError.Reason {
    switch self {
    case .refused(_, status: 404): .unknownIndex(index)
    case .refused(_, status: 429): .overloaded
    case .refused(let message, let status?): .refused("\(message) (status \(status))")
    case .refused(let message, nil): .refused(message)
    case .unreadable(let what): .badAnswer(what)
    }
  }
}
