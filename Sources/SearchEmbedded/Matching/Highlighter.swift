import SearchCore

/// Tells the words of a query apart in the texts of a record.
struct Highlighter: ~Copyable {
  private let words: [[UInt8]]
  private var scanner = WordScanner(keepsEnds: true)
  /// For each word of the query, how often the text that was read last holds it; for a snippet, its window.
  private var counts: [Int]

  init(_ words: QueryWords) {
    self.words = words.words
    counts = Array(repeating: 0, count: words.words.count)
  }

  /// The record's texts and numbers at or below the paths of a query, told apart and shortened, each under its own path.
  mutating func hit(_ id: String, _ record: RecordObject, _ query: SearchQuery) -> Hit {
    var highlights: [String: Highlight] = [:]
    var snippets: [String: Highlight] = [:]
    var levels: [String: MatchLevel] = [:]
    for path in query.highlighted {
      for (path, text) in Self.texts(record, path) {
        highlights[path] = highlight(text)
        if let level { levels[path] = level }
      }
    }
    for request in query.snippets {
      for (path, text) in Self.texts(record, request.path) {
        snippets[path] = snippet(text, words: request.words)
        if let level { levels[path] = level }
      }
    }
    return Hit(id: id, record: record, highlights: highlights, snippets: snippets, matchLevels: levels)
  }

  private static func texts(_ record: RecordObject, _ path: String) -> [(path: String, text: String)] {
    // Most paths lead to one text of the record itself.
    if case .text(let text)? = record[path] { return [(path, text)] }
    return record.leaves(at: path).compactMap { leaf in
      switch leaf.value {
      case .text, .integer, .number: leaf.value.scalarText.map { (leaf.path, $0) }
      default: nil
      }
    }
  }

  /// How much of the query the text has that was read last; `nil` for nothing, and where there is nothing to look for.
  private var level: MatchLevel? {
    guard counts.contains(where: { $0 > 0 }) else { return nil }
    return counts.allSatisfy { $0 > 0 } ? .full : .partial
  }

  /// Of a word that begins with the query's last one only the typed part is marked; where several words
  /// match, the longest part.
  mutating func highlight(_ text: String) -> Highlight {
    forgetCounts()
    guard !words.isEmpty else { return Highlight(plain: text) }
    var matches: [Range<Int>] = []
    var text = text
    text.withUTF8 { bytes in
      scanner.begin(bytes)
      while scanner.next() {
        guard let (word, match) = match() else { continue }
        counts[word] += 1
        matches.append(match)
      }
    }
    return matches.isEmpty ? Highlight(plain: text) : Highlight(text, matches: matches)
  }

  /// A text's best `words` words; see `Snippeter`.
  mutating func snippet(_ text: String, words limit: Int) -> Highlight {
    forgetCounts()
    var snippeter = Snippeter(limit: limit, queryWords: words.count)
    var text = text
    text.withUTF8 { bytes in
      scanner.begin(bytes)
      while scanner.next() {
        let match = match()
        if let match { counts[match.word] += 1 }
        snippeter.add(scanner.range, match: match)
      }
    }
    return snippeter.snippet(of: text)
  }

  private mutating func forgetCounts() { for index in counts.indices { counts[index] = 0 } }

  /// The word of the query that the scanner's word is or begins with, and the matching bytes of the text.
  private func match() -> (word: Int, range: Range<Int>)? {
    let word = scanner.word
    var best: Int?
    for (index, query) in words.enumerated()
    where query.count > (best.map { words[$0].count } ?? 0) && query.count <= word.count {
      guard index == words.count - 1 || query.count == word.count else { continue }
      let isMatch = query.withUnsafeBufferPointer {
        compare($0, Bytes(rebasing: word.prefix(query.count))) == 0
      }
      if isMatch { best = index }
    }
    guard let best else { return nil }
    let length = words[best].count
    let end = length == word.count ? scanner.range.upperBound : scanner.end(ofPrefix: length)
    return (best, scanner.range.lowerBound..<end)
  }
}
