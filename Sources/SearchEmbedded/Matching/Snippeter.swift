import SearchCore

/// Chooses the words of a text that are shown in its place.
///
/// The window that holds the most different words of the query wins, then the one with the most matches, then the
/// first; its matches stand in the middle. A text without a match is shown from its beginning. An ellipsis stands where
/// text is left out; what is left out begins and ends between words, never inside a character.
struct Snippeter {
  private struct Match {
    /// The place among the text's words.
    let place: Int
    let queryWord: Int
    let range: Range<Int>
  }

  /// The most words that are shown, at least 1.
  private let limit: Int
  private let queryWords: Int
  /// Where each word of the text begins and ends.
  private var words: [Range<Int>] = []
  private var matches: [Match] = []

  private static let ellipsis = "…"

  init(limit: Int, queryWords: Int) {
    self.limit = max(limit, 1)
    self.queryWords = queryWords
  }

  /// Takes the text's next word.
  mutating func add(_ word: Range<Int>, match: (word: Int, range: Range<Int>)?) {
    if let match {
      matches.append(Match(place: words.count, queryWord: match.word, range: match.range))
    }
    words.append(word)
  }

  func snippet(of text: String) -> Highlight {
    guard words.count > limit else { return Highlight(text, matches: matches.lazy.map(\.range)) }
    let window = window
    var edges: Range<Int>?
    text.utf8.withContiguousStorageIfAvailable { bytes in
      var characters = CharacterEdges(text, bytes)
      let start = window.lowerBound == 0 ? 0 : words[window.lowerBound].lowerBound
      let first = characters.character(around: start).lowerBound
      let end = window.upperBound == words.count ? bytes.count : words[window.upperBound - 1].upperBound
      edges = first..<characters.character(around: end).upperBound
    }
    return edges.map { cut(text, $0) } ?? Highlight(plain: "")
  }

  private func cut(_ text: String, _ edges: Range<Int>) -> Highlight {
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: edges.lowerBound)
    let end = utf8.index(start, offsetBy: edges.count)
    let before = start > utf8.startIndex ? Self.ellipsis : ""
    let shown = before + text[start..<end] + (end < utf8.endIndex ? Self.ellipsis : "")
    let shift = before.utf8.count - edges.lowerBound
    return Highlight(
      shown,
      matches: matches.lazy.map { $0.range.clamped(to: edges) }.map {
        $0.lowerBound + shift..<$0.upperBound + shift
      })
  }

  /// The places of the words that are shown.
  private var window: Range<Int> {
    guard let best = bestMatches else { return 0..<limit }
    let first = matches[best.lowerBound].place
    let span = matches[best.upperBound].place - first + 1
    let start = min(max(first - (limit - span) / 2, 0), words.count - limit)
    return start..<start + limit
  }

  /// The matches that are shown at least; `nil` without any. One pass: each match enters and leaves once.
  private var bestMatches: ClosedRange<Int>? {
    var counts = [Int](repeating: 0, count: queryWords)
    var distinct = 0
    var first = 0
    var best: (matches: ClosedRange<Int>, distinct: Int)?
    for last in matches.indices {
      while matches[last].place - matches[first].place >= limit {
        counts[matches[first].queryWord] -= 1
        if counts[matches[first].queryWord] == 0 { distinct -= 1 }
        first += 1
      }
      counts[matches[last].queryWord] += 1
      if counts[matches[last].queryWord] == 1 { distinct += 1 }
      if let known = best, (distinct, last - first + 1) <= (known.distinct, known.matches.count) { continue }
      best = (first...last, distinct)
    }
    return best?.matches
  }
}
