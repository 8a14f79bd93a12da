import SearchCore

/// The baseline: all records looked at for every query, with lower-cased texts made beforehand and the same answer to give.
struct NaiveScan {
  private let texts: [[UInt8]]
  private let popularity: [Int]
  private let facetValues: [[[Int]]]
  private let valueCounts: [Int]

  init(_ corpus: Corpus) {
    texts = corpus.records.map { record in
      let text = corpus.settings.searchable.flatMap { record.record.texts(at: $0) }.joined(separator: " ")
      return [0x20] + text.lowercased().utf8.map { Self.isWord($0) ? $0 : 0x20 }
    }
    popularity = corpus.records.map { Int($0.record.number(at: "popularity") ?? 0) }
    var valueCounts: [Int] = []
    facetValues = corpus.facets.map { facet in
      var numbers: [String: Int] = [:]
      let values = corpus.records.map { record in
        record.record.texts(at: facet).map { value in
          if let known = numbers[value] { return known }
          numbers[value] = numbers.count
          return numbers.count - 1
        }
      }
      valueCounts.append(numbers.count)
      return values
    }
    self.valueCounts = valueCounts
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte)
  }

  /// The number of hits; the best twenty and the counts are worked out and dropped.
  func search(_ query: String) -> Int {
    let words = query.lowercased().utf8.split { !Self.isWord($0) }.map { [0x20] + Array($0) }
    var hits: [(Int, Int)] = []
    var counts = valueCounts.map { [Int](repeating: 0, count: $0) }
    for record in texts.indices where matches(texts[record], words) {
      hits.append((-popularity[record], record))
      for facet in facetValues.indices {
        for value in facetValues[facet][record] { counts[facet][value] += 1 }
      }
    }
    hits.sort(by: <)
    return hits.prefix(20).isEmpty && counts.isEmpty ? 0 : hits.count
  }

  /// Whether every word stands at the beginning of a word of the text, the last but for one letter in full or not.
  private func matches(_ text: [UInt8], _ words: [[UInt8]]) -> Bool {
    text.withUnsafeBufferPointer { text in
      words.enumerated().allSatisfy { index, word in
        word.withUnsafeBufferPointer { word in
          Self.contains(text, word, mustEnd: index < words.count - 1)
        }
      }
    }
  }

  private static func contains(
    _ text: UnsafeBufferPointer<UInt8>, _ word: UnsafeBufferPointer<UInt8>, mustEnd: Bool
  ) -> Bool {
    guard text.count >= word.count else { return false }
    for start in 0...text.count - word.count where text[start] == 0x20 && text[start + 1] == word[1] {
      var length = 2
      while length < word.count, text[start + length] == word[length] { length += 1 }
      guard length == word.count else { continue }
      let end = start + length
      if !mustEnd || end == text.count || text[end] == 0x20 { return true }
    }
    return false
  }
}
