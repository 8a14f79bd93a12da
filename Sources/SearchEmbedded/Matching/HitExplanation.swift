import SearchCore

/// Why a hit stands where it does: what the engine compared, the weightiest first.
///
/// Without a sort, hits are ordered by the sum of the attributes' places, then by exactness, then by the index's custom
/// ranking, then by id.
package struct HitExplanation: Sendable, Hashable {
  /// Where one word of the query stands in the record.
  package struct Word: Sendable, Hashable {
    /// As the index writes it: folded.
    package let word: String
    /// The most important attribute that has it.
    package let attribute: String
    /// Whether the record has the word itself there, and not one that begins with it.
    package let isWhole: Bool
  }

  package enum Exactness: String, Sendable, Hashable {
    /// The words are all that the attribute's value holds.
    case wholeValue
    /// Every word stands there as typed.
    case exactWords
    /// The last word is only the beginning of one.
    case beginning
  }

  /// A value that decides between equal matches.
  package struct Ranking: Sendable, Hashable {
    package let order: SortOrder
    /// `nil` where the record has none, which comes last.
    package let value: RecordValue?
  }

  package let words: [Word]
  /// The places of the words' attributes among the searched ones, counted from 0 and added up: the smaller the better,
  /// 255 for everything larger. `nil` for a sorted query or one without words.
  package let attributeSum: Int?
  package let exactness: Exactness?
  /// What the hit is sorted by; `nil` for the engine's own order.
  package let sort: Ranking?
  package let customRanking: [Ranking]
}

extension IndexSnapshot {
  /// The answer to a query, and for each of its hits why it stands where it does.
  package func explain(
    _ query: SearchQuery
  ) throws(BackendError) -> (results: SearchResults, explanations: [HitExplanation]) {
    let prepared = try prepare(query)
    let page = try scan(prepared, .none)
    var hits: [Hit] = []
    var explanations: [HitExplanation] = []
    for key in page.keys {
      // One by one: a record that is gone from the store takes its explanation with it.
      guard let hit = try self.hits([RankKey.record(key)], prepared).first else { continue }
      hits.append(hit)
      explanations.append(explanation(key, hit, prepared))
    }
    return (SearchResults(hits: hits, total: page.total, facets: page.facets), explanations)
  }

  private func explanation(_ key: UInt64, _ hit: Hit, _ prepared: PreparedQuery) -> HitExplanation {
    func ranking(_ order: SortOrder) -> HitExplanation.Ranking {
      HitExplanation.Ranking(order: order, value: hit.record.value(at: order.attribute))
    }
    var words: [HitExplanation.Word] = []
    if case .words(let resolved) = prepared.candidates {
      words = zip(prepared.words.words, resolved).compactMap { word, numbers in
        self.word(word, numbers, in: Int(RankKey.record(key)))
      }
    }
    let match = RankKey.match(of: key)
    let isRanked = prepared.sort == nil && !words.isEmpty
    let exactness: HitExplanation.Exactness? =
      switch match.exactness {
      case .wholeValue?: .wholeValue
      case .exactWords?: .exactWords
      case .prefix?: .beginning
      case nil: nil
      }
    return HitExplanation(
      words: words, attributeSum: isRanked ? match.attribute : nil,
      exactness: isRanked ? exactness : nil, sort: prepared.query.sort.map(ranking),
      customRanking: settings.customRanking.map(ranking))
  }

  /// Where a record has a word of the query at its best.
  private func word(_ word: [UInt8], _ numbers: ResolvedWord, in record: Int) -> HitExplanation.Word? {
    var best: (attribute: UInt32, isWhole: Bool)?
    for index in Int(segment.forwardStarts[record])..<Int(segment.forwardStarts[record + 1]) {
      let found = segment.forwardWords[index]
      guard numbers.matches(found) else { continue }
      let attribute = segment.forwardOccurrences[index].attribute
      let isWhole = found == numbers.exactWord
      if let known = best, (known.attribute, known.isWhole ? 0 : 1) <= (attribute, isWhole ? 0 : 1) {
        continue
      }
      best = (attribute, isWhole)
    }
    guard let best else { return nil }
    let place = min(Int(best.attribute), settings.searchable.count - 1)
    return HitExplanation.Word(
      word: word.withUnsafeBufferPointer { String(utf8: $0) }, attribute: settings.searchable[place],
      isWhole: best.isWhole)
  }
}
