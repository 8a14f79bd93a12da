import SearchCore

/// Puts whole titles behind the phrases.
struct TitleSelection {
  /// The popularity of a title's place among `PhraseSelection.floor` steps; titles without a place come last.
  let ranks: [String: Int]
  /// Whether a phrase that is also a title is written as the title.
  let writesPhrases: Bool

  func add(_ titles: [CountedSuggestion], to phrases: [CountedSuggestion], limit: Int) -> [CountedSuggestion]
  {
    var all = phrases
    var places = Dictionary(
      phrases.enumerated().map { ($1.candidate.words, $0) }, uniquingKeysWith: { first, _ in first })
    for title in titles {
      let words = title.candidate.words
      guard let place = places[words] else {
        places[words] = all.count
        all.append(ranked(title))
        continue
      }
      all[place] = merged(all[place], title)
    }
    return Array(all.sorted(by: CountedSuggestion.precedes).prefix(limit))
  }

  private func ranked(_ title: CountedSuggestion) -> CountedSuggestion {
    var title = title
    let steps = PhraseSelection.floor
    let count = max(ranks.count, 1)
    title.popularity = ranks[title.query].map { (count - $0) * (steps - 1) / count } ?? 0
    return title
  }

  /// The popularity of the phrase; what a facet writes stays as it is.
  private func merged(_ known: CountedSuggestion, _ title: CountedSuggestion) -> CountedSuggestion {
    guard writesPhrases, known.candidate.kind == .phrase || known.candidate.kind == .word else {
      return known
    }
    var merged = title
    merged.popularity = known.popularity
    return merged
  }
}
