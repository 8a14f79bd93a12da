import SearchCore
import SearchEmbedded

/// Makes the query suggestions of an index from its own titles and facets, for sites without an index of real ones.
///
/// Candidates are what readers type: the values of facets (`running shoes`), phrases that several titles share,
/// a facet value with the noun of a title (`acme shoes`), and, where titles are names and records are few, the
/// titles themselves. The engine then counts each one: what finds nothing is left out.
package struct SuggestionMaker {
  /// About how long the engine may count, in nanoseconds by its own estimate.
  private static let countingBudget = 2_000_000_000

  private let index: String
  private let facets: [String]
  private let limit: Int
  private var sample: RecordSample

  /// - Parameters:
  ///   - index: The name that the counts stand under in each suggestion's record.
  ///   - titles: Paths of the title; in each record the first one with text counts.
  ///   - facets: Paths of the facets whose values are suggested, the most useful first. The first two that the
  ///     index counts are counted for each suggestion.
  ///   - limit: The most suggestions made.
  package init(index: String, titles: [String], facets: [String], limit: Int = 2_000) {
    self.init(index: index, titles: titles, facets: facets, limit: limit, capacity: RecordSample.capacity)
  }

  /// - Parameter capacity: The most records in the sample.
  init(index: String, titles: [String], facets: [String], limit: Int, capacity: Int) {
    self.index = index
    self.facets = facets
    self.limit = max(limit, 0)
    sample = RecordSample(titles: titles, facets: facets, capacity: capacity)
  }

  /// Takes note of a record of the index. Keeps a bounded sample, the same one whatever the order of the records.
  package mutating func observe(_ record: RecordObject) { sample.observe(record) }

  /// The suggestions as records of a suggestions index, the most popular first.
  ///
  /// Each carries `query`, `nb_words`, `popularity` and, under the index's name, `exact_nb_hits` and the most
  /// frequent values of two facets, as Algolia's query suggestions have them. A suggestion is kept only when it
  /// finds something, and its stated count is the engine's total.
  package func records(countedBy snapshot: IndexSnapshot) throws -> [(id: String, record: RecordObject)] {
    let records = sample.records
    let names = TitleNames(records)
    let collector = CandidateCollector(records: records, titles: names, limit: limit * 2)
    let counter = HitCounter(
      snapshot: snapshot, index: index,
      facets: Array(facets.filter(snapshot.settings.facets.contains).prefix(2)), budget: Self.countingBudget)
    // In more records a few chosen titles would help nobody; all of so few are in the sample.
    let isTitled = snapshot.count <= sample.capacity
    let ranks = isTitled ? try counter.titleRanks(sample.titles) : [:]
    let titles = isTitled ? names.candidates(ranks: ranks, limit: limit) : []
    let scale = Double(snapshot.count) / Double(max(records.count, 1))
    let phrases = PhraseSelection(recordCount: snapshot.count, scale: scale).select(
      try counter.count(collector.candidates()),
      limit: collector.areTitlesFirst ? max((limit + 3) / 4, limit - titles.count) : limit)
    guard phrases.count < limit else { return phrases.map { ($0.query, $0.record(index: index)) } }
    return TitleSelection(ranks: ranks, writesPhrases: collector.areTitlesFirst)
      .add(try counter.count(titles), to: phrases, limit: limit)
      .map { ($0.query, $0.record(index: index)) }
  }

  /// The settings of an index of such records.
  package static let settings = IndexSettings(
    searchable: ["query"], customRanking: [SortOrder(attribute: "popularity", isAscending: false)])
}
