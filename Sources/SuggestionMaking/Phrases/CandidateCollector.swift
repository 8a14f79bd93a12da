import SearchCore
import SearchEmbedded

/// Collects from a sample of records what may be worth suggesting, titles aside.
struct CandidateCollector {
  /// A word that many titles share is often no more than that; a value of a facet was chosen by somebody.
  private enum Weight {
    static let facetValue = 1.0
    /// What the value of each further facet loses.
    static let furtherFacet = 0.65
    static let combination = 0.8

    static func of(_ phrase: PhraseCounts.Phrase) -> Double {
      var weight = [1: 0.15, 2: 0.7, 3: 0.7][phrase.words.count] ?? 0.5
      // `case for lantern`, `pan with lid`
      if phrase.hasStopWord { weight *= phrase.hasWith ? 0.4 : 0.7 }
      // `32gb memory`, `review 2022`
      if phrase.beginsWithDigit || phrase.endsWithYear { weight *= 0.4 }
      return weight
    }
  }

  private let records: [RecordSample.Record]
  private let titles: TitleNames
  private let values: FacetValues
  private let limit: Int

  /// - Parameter limit: The most candidates of each kind.
  init(records: [RecordSample.Record], titles: TitleNames, limit: Int) {
    self.records = records
    self.titles = titles
    values = FacetValues(records)
    self.limit = limit
  }

  /// Whether readers look for the titles themselves, as for films, and not for kinds of things, as in a shop.
  var areTitlesFirst: Bool { titles.areNames && !hasKinds }

  private var hasKinds: Bool { values.areNouns.contains(true) }

  /// The most promising first; no two of the same words, whatever their order.
  func candidates() -> [Candidate] {
    var best: [[[UInt8]]: Candidate] = [:]
    for candidate in (facetValues() + phrases() + combinations()).sorted(by: Self.precedes) {
      let key = candidate.words.sorted { $0.lexicographicallyPrecedes($1) }
      guard let better = best[key] else {
        best[key] = candidate
        continue
      }
      if candidate.words == better.words { best[key]?.support = max(candidate.support, better.support) }
    }
    return Array(best.values.sorted(by: Self.precedes).prefix(limit))
  }

  private static func precedes(_ left: Candidate, _ right: Candidate) -> Bool {
    if left.rank != right.rank { return left.rank > right.rank }
    if left.kind != right.kind { return left.kind.rawValue < right.kind.rawValue }
    return left.query.precedesExactly(right.query)
  }

  /// `running shoes`, `acme`.
  private func facetValues() -> [Candidate] {
    var supports: [[[UInt8]]: FacetSupport] = [:]
    for record in records.indices {
      var seen: Set<[[UInt8]]> = []
      for (facet, value) in values.typed(record) where seen.insert(value.words).inserted {
        supports[value.words, default: FacetSupport(facet: facet)].add(value.text, facet)
      }
    }
    return supports.compactMap { words, support in
      guard let text = PhraseCounts.mostFrequent(support.forms) else { return nil }
      var weight = Weight.facetValue
      for _ in 0..<support.facet { weight *= Weight.furtherFacet }
      return Candidate(
        query: text, words: words, kind: .facetValue, support: support.count, weight: weight)
    }
  }

  private struct FacetSupport {
    private(set) var facet: Int
    private(set) var count = 0
    private(set) var forms: [String: Int] = [:]

    init(facet: Int) { self.facet = facet }

    mutating func add(_ text: String, _ facet: Int) {
      self.facet = min(self.facet, facet)
      count += 1
      forms[text, default: 0] += 1
    }
  }

  /// `cast iron pan`, `lantern`.
  private func phrases() -> [Candidate] {
    let minimum = 2 + titles.distinct.count / 1_000
    let phrases = PhraseCounts(titles: titles.distinct, minimum: minimum, limit: limit).phrases
    // A word that a few films share is none that their readers look for.
    let wordMinimum = areTitlesFirst ? 3 + titles.distinct.count / 100 : minimum
    return phrases.filter { $0.words.count > 1 || $0.count >= wordMinimum }.map { phrase in
      Candidate(
        query: phrase.text, words: phrase.words, kind: phrase.words.count == 1 ? .word : .phrase,
        support: phrase.count, weight: Weight.of(phrase))
    }
  }

  /// `acme shoes`: a facet value before the noun of titles that do not say it with it.
  private func combinations() -> [Candidate] {
    guard hasKinds else { return [] }
    var counts: [String: Int] = [:]
    for record in records.indices {
      let typed = values.typed(record)
      let kinds = typed.filter { values.areNouns[$0.facet] }
      guard !kinds.isEmpty,
        let noun = TitleNoun(title: TitleWord.words(of: records[record].title), values: kinds)
      else { continue }
      var seen: Set<String> = []
      for (facet, value) in typed
      where facet != noun.facet && noun.goes(with: value) && seen.insert(value.text).inserted {
        counts[value.text + " " + noun.text, default: 0] += 1
      }
    }
    let minimum = max(3, records.count / 500)
    return counts.compactMap { text, count in
      guard count >= minimum, let line = SuggestionText.line(text) else { return nil }
      return Candidate(
        query: line, words: QueryWords(line).words, kind: .combination, support: count,
        weight: Weight.combination)
    }
  }
}
