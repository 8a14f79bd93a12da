import AlgoliaWire
import JSONText
import SearchCore

/// One recorded answer, read and ready to be served.
struct Recording: Sendable {
  let query: RecordedQuery
  let results: SearchResults
  /// The place of its first hit among all hits.
  let offset: Int

  /// Reads a recording's file in a folder.
  init(_ answer: RecordedAnswer, folder: String) throws(RecordingError) {
    let path = folder + "/" + answer.file
    let value = try Self.value(path)
    switch answer.shape {
    case .answer(let number):
      let found = try Self.answer(value, number, answer, path)
      guard let text = found.query else { throw RecordingError(path: path, .unknownQuery) }
      query = RecordedQuery(index: answer.index, text: text)
      offset = found.page * (found.hitsPerPage ?? 0)
      results = found.results.renaming(answer.fieldNames)
    case .hits(let text):
      guard case .list(let values) = value else {
        throw RecordingError(path: path, .notAnAnswer("a list of hits was expected"))
      }
      let hits = values.compactMap(AlgoliaReader(marks: answer.marks ?? .emphasis).hit)
      query = RecordedQuery(index: answer.index, text: text)
      offset = 0
      results = SearchResults(hits: hits, total: hits.count, isTotalExact: false).renaming(answer.fieldNames)
    }
  }

  private static func value(_ path: String) throws(RecordingError) -> RecordValue {
    do {
      return try JSONText.parse(try FileBytes.read(path))
    } catch let fault as FileFault {
      throw RecordingError(path: path, .unreadableFile(fault.words))
    } catch {
      throw RecordingError(path: path, .notAnAnswer(String(describing: error)))
    }
  }

  private static func answer(
    _ value: RecordValue, _ number: Int, _ recorded: RecordedAnswer, _ path: String
  ) throws(RecordingError) -> AlgoliaAnswer {
    var answers = [value]
    if case .object(let object) = value, case .list(let results)? = object["results"] { answers = results }
    guard answers.indices.contains(number) else {
      throw RecordingError(
        path: path, .notAnAnswer("it holds \(answers.count) answers, number \(number) was asked for"))
    }
    do throws(AlgoliaError) {
      let first = try AlgoliaReader(marks: recorded.marks ?? .emphasis).outcome(answers[number]).get()
      guard recorded.marks == nil, let marks = first.requestedMarks else { return first }
      return try AlgoliaReader(marks: marks).outcome(answers[number]).get()
    } catch {
      throw RecordingError(
        path: path,
        .notAnAnswer(BackendError(backend: "algolia", error.reason(index: recorded.index)).description))
    }
  }

  /// The hits that a query asks for, as far as they were recorded; `nil` where its first one was not.
  func slice(_ asked: SearchQuery) -> SearchResults? {
    let start = asked.offset - offset
    guard start >= 0, start < results.hits.count || start == 0 else { return nil }
    var slice = results
    slice.hits = Array(results.hits.dropFirst(start).prefix(max(asked.limit, 0)))
    // Paging ends where the recording does.
    slice.window = min(results.window ?? .max, offset + results.hits.count)
    slice.facets = asked.facets.compactMap { request in
      results.facet(request.attribute).map { facet in
        Facet(attribute: facet.attribute, values: Array(facet.values.prefix(max(request.limit, 0))))
      }
    }
    return slice
  }
}
