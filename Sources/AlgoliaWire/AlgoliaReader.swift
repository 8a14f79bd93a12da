import JSONText
import SearchCore

/// Reads Algolia's answers.
///
/// What an answer holds follows Algolia's REST reference and the recorded answers of the tests: only `hits` is sure
/// to be there. A field of another type than expected counts as missing and costs nothing but itself.
package struct AlgoliaReader: Sendable {
  /// The pair that stands around matches: what the query asked for, otherwise `<em>`.
  package let marks: HighlightMarks

  package init(marks: HighlightMarks = .emphasis) { self.marks = marks }

  /// Reads the body of an answer: one outcome for each query of a list (`{"results":[…]}`), otherwise one outcome.
  ///
  /// A body that is one error (`{"message":…,"status":…}`) is thrown: it is the answer to the call as a whole.
  package func outcomes(_ body: [UInt8]) throws(AlgoliaError) -> [Result<AlgoliaAnswer, AlgoliaError>] {
    let value: RecordValue
    do throws(JSONError) { value = try JSONText.parse(body) } catch {
      throw .unreadable(error.description)
    }
    if case .list(let results)? = value.object?["results"] { return results.map(outcome) }
    return [.success(try answer(value))]
  }

  /// Reads one query's answer.
  package func outcome(_ value: RecordValue) -> Result<AlgoliaAnswer, AlgoliaError> {
    do throws(AlgoliaError) { return .success(try answer(value)) } catch { return .failure(error) }
  }

  private func answer(_ value: RecordValue) throws(AlgoliaError) -> AlgoliaAnswer {
    guard let object = value.object else { throw .unreadable("an object was expected") }
    guard object["hits"] != nil || object["nbHits"] != nil else {
      if let message = object["message"]?.text {
        throw .refused(message: message, status: object["status"]?.count)
      }
      throw .unreadable("it has no “hits”")
    }
    return AlgoliaAnswer(
      results: results(object), query: object["query"]?.text, index: object["index"]?.text,
      page: object["page"]?.count ?? 0, hitsPerPage: object["hitsPerPage"]?.count,
      parameters: Dictionary(
        FormEncoding.decode(object["params"]?.text ?? "").map { ($0.name, $0.value) },
        uniquingKeysWith: { first, _ in first }))
  }

  private func results(_ object: RecordObject) -> SearchResults {
    let hits = object["hits"]?.list?.compactMap(hit) ?? []
    let total = object["nbHits"]?.count ?? hits.count
    return SearchResults(
      hits: hits, total: total, isTotalExact: Self.isTotalExact(object),
      window: Self.window(object, total: total), facets: Self.facets(object))
  }

  /// An answer that says nothing is exact; either form of the flag can take that back.
  private static func isTotalExact(_ object: RecordObject) -> Bool {
    let flags = [object["exhaustiveNbHits"], object["exhaustive"]?.object?["nbHits"]]
    return !flags.contains(.bool(false))
  }

  /// The reachable hits, where paging ends before the hits do.
  ///
  /// Algolia caps `nbPages` by its setting `paginationLimitedTo` and leaves `nbHits` whole. The setting itself is not
  /// in the answer: where its default of 1,000 fits the number of pages it is taken, otherwise full pages.
  private static func window(_ object: RecordObject, total: Int) -> Int? {
    guard let pages = object["nbPages"]?.count, let size = object["hitsPerPage"]?.count, pages > 0, size > 0,
      case (let reachable, let overflow) = pages.multipliedReportingOverflow(by: size), !overflow,
      reachable < total
    else { return nil }
    return (reachable - size + 1...reachable).contains(1_000) ? 1_000 : reachable
  }

  private static func facets(_ object: RecordObject) -> [Facet] {
    object["facets"]?.object?.fields.compactMap { field in
      guard let counts = field.value.object else { return nil }
      let values = counts.fields.compactMap { value in
        value.value.count.map { FacetValue(value.name, count: $0) }
      }
      return Facet(attribute: field.name, values: values.sorted(by: FacetValue.precedes))
    } ?? []
  }
}
