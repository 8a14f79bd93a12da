import SearchCore
import SearchEmbedded

/// Asks the engine what candidates find, as long as its budget lasts.
struct HitCounter {
  private static let valueLimit = 3
  private static let rankLimit = 1_000

  private let snapshot: IndexSnapshot
  private let index: String
  private let facets: [FacetRequest]
  private let budget: Int

  /// - Parameters:
  ///   - facets: Facets of the index whose values are counted for each query.
  ///   - budget: Nanoseconds, as the engine estimates them, for one call of `count`. By estimate and not by the
  ///     clock, so that the same records give the same suggestions.
  init(snapshot: IndexSnapshot, index: String, facets: [String], budget: Int) {
    self.snapshot = snapshot
    self.index = index
    self.facets = facets.map { FacetRequest(attribute: $0, limit: Self.valueLimit) }
    self.budget = budget
  }

  /// The candidates that find something, in their order; those that the budget has no room for are left out.
  ///
  /// Counts on as many threads as the machine has processors.
  func count(_ candidates: [Candidate]) throws(BackendError) -> [CountedSuggestion] {
    var left = budget
    var asked: [(candidate: Candidate, query: SearchQuery)] = []
    for candidate in candidates {
      let query = SearchQuery(index: index, text: candidate.query, facets: facets, limit: 0)
      let cost = try snapshot.estimatedCost(query)
      guard cost <= left else { continue }
      left -= cost
      asked.append((candidate, query))
    }
    let threads = Threads.cores
    let answers = Threads.map(threads) { [asked, snapshot] thread in
      stride(from: thread, to: asked.count, by: threads).map { place in
        Result { () throws(BackendError) in try snapshot.answer(asked[place].query) }
      }
    }
    var counted: [CountedSuggestion] = []
    for (place, asked) in asked.enumerated() {
      let results = try answers[place % threads][place / threads].get()
      guard results.total > 0 else { continue }
      counted.append(
        CountedSuggestion(candidate: asked.candidate, total: results.total, facets: results.facets))
    }
    return counted
  }

  /// The places, from 0, of the different titles, each on one line, that the index itself ranks first; empty for an index without a ranking
  /// of its own, whose order says nothing.
  func titleRanks(_ paths: [String]) throws(BackendError) -> [String: Int] {
    guard !snapshot.settings.customRanking.isEmpty else { return [:] }
    let results = try snapshot.answer(SearchQuery(index: index, limit: Self.rankLimit))
    var ranks: [String: Int] = [:]
    for hit in results.hits {
      guard let title = RecordSample.title(of: hit.record, at: paths).flatMap(SuggestionText.line),
        ranks[title] == nil
      else { continue }
      ranks[title] = ranks.count
    }
    return ranks
  }
}
