import SearchCore

/// A backend that answers as a test says and counts how often it is asked.
struct ScriptedBackend: SearchBackend {
  let name = "scripted"
  let answersNow: Bool
  let calls = CallCount()
  let answer: @Sendable (SearchQuery) -> Result<SearchResults, BackendError>

  init(now: Bool = true, _ answer: @escaping @Sendable (SearchQuery) -> Result<SearchResults, BackendError>) {
    answersNow = now
    self.answer = answer
  }

  func search(
    _ queries: [SearchQuery], before deadline: ContinuousClock.Instant
  ) async -> [Result<SearchResults, BackendError>] {
    calls.add()
    return queries.map(answer)
  }

  func searchNow(_ queries: [SearchQuery]) -> [Result<SearchResults, BackendError>]? {
    guard answersNow else { return nil }
    calls.add()
    return queries.map(answer)
  }
}
