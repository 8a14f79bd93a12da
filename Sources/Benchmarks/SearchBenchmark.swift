import SearchCore
import SearchEmbedded

/// Typing the corpus's queries letter by letter: the best twenty with highlights, the exact total, two facets.
struct SearchBenchmark {
  let corpus: Corpus
  let rounds = 3

  func run(_ snapshot: IndexSnapshot) async {
    let backend = EmbeddedBackend()
    backend.publish(snapshot, as: "corpus")
    let typed = corpus.typedQueries
    var rows = [["", "queries", "p50 ms", "p99 ms", "max ms"]]
    // The first round meets each letter for the first time; later ones find it kept.
    var (timings, later) = await measure(backend, typed.map(query))
    rows.append(["typed, first time (\(later) on search threads)"] + timings.row)
    (timings, later) = await measure(backend, (0..<rounds).flatMap { _ in typed.map(query) })
    rows.append(["typed (\(later) on search threads)"] + timings.row)
    let engine = timings
    (timings, later) = await measure(backend, typed.map(filtered))
    rows.append(["typed, one filter (\(later) on search threads)"] + timings.row)
    (timings, later) = await measure(backend, typed.map(sorted))
    rows.append(["typed, sorted (\(later) on search threads)"] + timings.row)
    let scan = NaiveScan(corpus)
    let baseline = Timings(typed.map { text in Timings.measure { scan.search(text) }.0 })
    rows.append(["baseline: scan over all records"] + baseline.row)
    printTable("Search in \(corpus.name)", rows)
    let ratio = baseline.quantile(0.5) / max(engine.quantile(0.5), .microseconds(1))
    print("  The scan takes \(Int(ratio)) times as long at the median.")
  }

  private func measure(_ backend: EmbeddedBackend, _ queries: [SearchQuery]) async -> (Timings, Int) {
    var durations: [Duration] = []
    var later = 0
    for query in queries {
      let start = ContinuousClock.now
      var outcomes = backend.searchNow([query])
      if outcomes == nil {
        later += 1
        outcomes = await backend.search([query], before: .now + .seconds(10))
      }
      durations.append(ContinuousClock.now - start)
      if case .failure(let error)? = outcomes?.first { print("  \(query.text): \(error)") }
    }
    return (Timings(durations), later)
  }

  private func query(_ text: String) -> SearchQuery {
    SearchQuery(
      index: "corpus", text: text, facets: corpus.facets.map { FacetRequest(attribute: $0, limit: 10) },
      highlighted: corpus.highlighted)
  }

  private func filtered(_ text: String) -> SearchQuery {
    var query = query(text)
    let values = corpus.records.lazy.flatMap { $0.record.texts(at: corpus.facets[0]) }.prefix(2)
    query.filters = [FacetFilter(attribute: corpus.facets[0], anyOf: Array(values))]
    return query
  }

  private func sorted(_ text: String) -> SearchQuery {
    var query = query(text)
    query.sort = corpus.settings.sortable.first.map { SortOrder(attribute: $0, isAscending: true) }
    return query
  }
}
