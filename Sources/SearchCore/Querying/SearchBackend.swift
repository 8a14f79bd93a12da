/// A search engine that answers a list of queries in one call.
///
/// It translates in both directions and does nothing else: ranking is the engine's work, rendering the
/// page's. Cancelling the calling task cancels the request to the engine.
public protocol SearchBackend: Sendable {
  /// For logs and errors, such as `embedded`.
  var name: String { get }

  /// Answers all queries in one call to the engine.
  ///
  /// - Parameters:
  ///   - queries: Such as `SearchPlan.queries`; an empty list needs no call.
  ///   - deadline: After it a query without an answer fails as `timedOut`, tries and pauses included.
  /// - Returns: One outcome for each query, in order; a query that fails leaves the others whole.
  func search(
    _ queries: [SearchQuery], before deadline: ContinuousClock.Instant
  ) async -> [Result<SearchResults, BackendError>]

  /// Answers at once on the calling thread, or returns `nil` where that would take more than about a millisecond.
  ///
  /// Lets a server answer from memory without a task for each request; only an engine in this process has it.
  ///
  /// - Returns: One outcome for each query, in order, or `nil` for “ask with `search`”.
  func searchNow(_ queries: [SearchQuery]) -> [Result<SearchResults, BackendError>]?
}

extension SearchBackend {
  /// `nil`: an engine that says nothing else is always waited for.
  public func searchNow(_ queries: [SearchQuery]) -> [Result<SearchResults, BackendError>]? { nil }
}
