import SearchCore

/// Replays answers that Algolia once gave, and refuses every other question.
///
/// Nothing is invented: a query is answered when its index and text (in any case, which Algolia ignores too) were
/// recorded, without filters, in the engine's own order, from the recorded place on. Of the recorded hits a query gets
/// those it asks for; the total stays the engine's, and `window` ends where the recording does. The same holds for an
/// index of query suggestions: one that was recorded for the empty query answers the empty query, and typed text
/// is refused, for nobody knows what the engine would have completed. A record is found by its id among all recorded
/// hits, and an id that is not there has no record.
package struct RecordedBackend: SearchBackend {
  package let name = "recorded"
  private let recordings: [Recording]

  /// Reads the recordings from a folder.
  package init(folder: String, answers: [RecordedAnswer]) throws(RecordingError) {
    var recordings: [Recording] = []
    for answer in answers {
      let recording = try Recording(answer, folder: folder)
      guard !recordings.contains(where: { $0.query == recording.query }) else {
        throw RecordingError(path: folder + "/" + answer.file, .repeated(recording.query))
      }
      recordings.append(recording)
    }
    self.recordings = recordings
  }

  /// Every question that has an answer, in the order in which the recordings were given.
  package var queries: [RecordedQuery] { recordings.map(\.query) }

  package func search(
    _ queries: [SearchQuery], before deadline: ContinuousClock.Instant
  ) async -> [Result<SearchResults, BackendError>] { queries.map(answer) }

  package func searchNow(_ queries: [SearchQuery]) -> [Result<SearchResults, BackendError>]? {
    queries.map(answer)
  }

  private func answer(_ query: SearchQuery) -> Result<SearchResults, BackendError> {
    let index = recordings.filter { $0.query.index == query.index }
    guard !index.isEmpty else { return .failure(BackendError(backend: name, .unknownIndex(query.index))) }
    if let id = query.recordID { return .success(Self.record(id, text: query.text, in: index)) }
    guard query.filters.isEmpty, query.sort == nil,
      let recording = index.first(where: { Self.isSame($0.query.text, query.text) }),
      let results = recording.slice(query)
    else { return .failure(BackendError(backend: name, .refused(Self.refusal(query, index)))) }
    return .success(results)
  }

  /// The record with an id, with its highlights where the text is that of the recorded query.
  private static func record(_ id: String, text: String, in recordings: [Recording]) -> SearchResults {
    let found = recordings.lazy.compactMap { recording in
      recording.results.hits.first { $0.id == id }.map { (recording, $0) }
    }
    let same = found.first { isSame($0.0.query.text, text) }
    guard let hit = same?.1 ?? found.first.map({ Hit(id: id, record: $0.1.record) }) else {
      return SearchResults()
    }
    return SearchResults(hits: [hit], total: 1)
  }

  private static func isSame(_ recorded: String, _ asked: String) -> Bool {
    recorded.lowercased() == asked.lowercased()
  }

  private static func refusal(_ query: SearchQuery, _ recordings: [Recording]) -> String {
    var asked = "“\(query.text)”"
    if !query.filters.isEmpty { asked += " with filters" }
    if query.sort != nil { asked += " in another order" }
    if query.offset > 0 { asked += " from hit \(query.offset + 1) on" }
    let known = recordings.map { "“\($0.query.text)”" }.joined(separator: ", ")
    return "no answer was recorded for \(asked) in index “\(query.index)”. Recorded are: \(known)."
  }
}
