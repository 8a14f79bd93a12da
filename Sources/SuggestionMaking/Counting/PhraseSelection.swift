import SearchCore
import SearchEmbedded

/// Chooses among counted phrases and says how popular each one is.
struct PhraseSelection {
  /// Phrases stand above all titles.
  static let floor = 1_000
  /// Steps of popularity for each record found: small catalogues have close neighbours too.
  private static let steps = 10.0

  let recordCount: Int
  /// Records of the index for each of the sample.
  let scale: Double

  /// The most popular first.
  func select(_ counted: [CountedSuggestion], limit: Int) -> [CountedSuggestion] {
    var ranked = withoutParts(counted)
    for index in ranked.indices { ranked[index].popularity = popularity(ranked[index]) }
    ranked.sort(by: CountedSuggestion.precedes)
    return Array(withoutPlurals(ranked).prefix(limit))
  }

  /// Between how often titles and facets have the phrase and how many records it finds by any of their texts, of
  /// which no more than four times the first count: a word of all descriptions does not come first. What matches
  /// nearly everything tells nothing apart.
  private func popularity(_ suggestion: CountedSuggestion) -> Int {
    let total = Double(suggestion.total)
    let support = min(Double(suggestion.candidate.support) * scale, total)
    let telling = 1 - total / Double(max(recordCount, 1))
    let score =
      suggestion.candidate.weight * (support * min(total, support * 4)).squareRoot() * max(telling, 0)
    return Self.floor + Int((score * Self.steps).rounded())
  }

  /// Of a phrase and a part of it that find the same records, the longer one where it is as frequent; of two that
  /// nearly do also the longer one, unless the part is a facet value.
  ///
  /// A part finds all that the whole finds, so that equal totals mean the same records.
  private func withoutParts(_ counted: [CountedSuggestion]) -> [CountedSuggestion] {
    var places: [[[UInt8]]: Int] = [:]
    for (place, suggestion) in counted.enumerated() { places[suggestion.candidate.words] = place }
    var isDropped = [Bool](repeating: false, count: counted.count)
    for (place, whole) in counted.enumerated() {
      for part in Self.parts(of: whole.candidate.words).compactMap({ places[$0] }) {
        if whole.total == counted[part].total {
          let isWholeKept = whole.candidate.support >= counted[part].candidate.support
          isDropped[isWholeKept ? part : place] = true
        } else if Self.isNearly(whole, counted[part]) {
          isDropped[part] = true
        }
      }
    }
    return zip(counted, isDropped).filter { !$0.1 }.map(\.0)
  }

  /// Whether three in four of what several words find, and of the titles that have them, are the whole's: then they
  /// are hardly ever met alone. Of a single word nine in ten.
  private static func isNearly(_ whole: CountedSuggestion, _ part: CountedSuggestion) -> Bool {
    let share = part.candidate.words.count > 1 ? 75 : 90
    return part.candidate.kind != .facetValue && whole.total * 100 >= part.total * share
      && whole.candidate.support * 100 >= part.candidate.support * share
  }

  /// The shorter runs of words.
  private static func parts(of words: [[UInt8]]) -> [[[UInt8]]] {
    words.indices.flatMap { start in
      (start..<words.count).map { Array(words[start...$0]) }
    }.filter { $0.count < words.count }
  }

  /// Of `lantern` and `lanterns` the one that comes first.
  private func withoutPlurals(_ ranked: [CountedSuggestion]) -> [CountedSuggestion] {
    var seen: Set<[[UInt8]]> = []
    return ranked.filter { suggestion in
      let stems = suggestion.candidate.words.map(WordStem.of)
      return seen.insert(stems.sorted { $0.lexicographicallyPrecedes($1) }).inserted
    }
  }
}
