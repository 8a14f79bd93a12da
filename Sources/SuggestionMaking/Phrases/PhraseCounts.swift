import SearchCore
import SearchEmbedded

/// How many different titles share each phrase.
///
/// Two passes keep memory small: the first counts hashes only, the second writes down the few that are frequent.
struct PhraseCounts {
  struct Phrase {
    /// The most frequent way to write it, in lower case.
    let text: String
    let words: [[UInt8]]
    let count: Int

    var hasStopWord: Bool { words.contains(where: StopWords.contains) }
    var hasWith: Bool { words.contains(where: StopWords.meansWith) }
    var beginsWithDigit: Bool { words.first?.first.map(Self.isDigit) ?? false }
    var endsWithYear: Bool { words.last.map { $0.count == 4 && $0.allSatisfy(Self.isDigit) } ?? false }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  }

  /// Names of four words are met often enough; without them their beginnings would stand here.
  private static let contentLimit = 4
  private static let wordLimit = 6

  let phrases: [Phrase]

  /// - Parameters:
  ///   - titles: Different titles.
  ///   - minimum: Titles that must share a phrase.
  ///   - limit: The most phrases to find, the most frequent first.
  init(titles: [String], minimum: Int, limit: Int) {
    var counts: [UInt64: Int] = [:]
    for title in titles {
      for key in Set(Self.phrases(of: TitleWord.words(of: title)).map(\.key)) { counts[key, default: 0] += 1 }
    }
    let frequent = counts.filter { $0.value >= minimum }
      .sorted { ($0.value, $1.key) > ($1.value, $0.key) }.prefix(limit)
    let wanted = Set(frequent.map(\.key))
    var forms: [UInt64: [String: Int]] = [:]
    for title in titles {
      let words = TitleWord.words(of: title)
      for (key, range) in Self.phrases(of: words) where wanted.contains(key) {
        let text = words[range].map(\.text).joined(separator: " ").lowercased()
        forms[key, default: [:]][text, default: 0] += 1
      }
    }
    phrases = frequent.compactMap { key, count in
      guard let text = Self.mostFrequent(forms[key] ?? [:]), let line = SuggestionText.line(text) else {
        return nil
      }
      return Phrase(text: line, words: QueryWords(line).words, count: count)
    }
  }

  static func mostFrequent(_ forms: [String: Int]) -> String? {
    forms.max { left, right in
      left.value == right.value ? right.key.precedesExactly(left.key) : left.value < right.value
    }?.key
  }

  /// The phrases of a title: up to four words, besides them stop words in the middle.
  private static func phrases(of words: [TitleWord]) -> [(key: UInt64, range: ClosedRange<Int>)] {
    var found: [(UInt64, ClosedRange<Int>)] = []
    for start in words.indices where words[start].isContent && !words[start].isNumber {
      var hash = StableHash()
      var content = 0
      for end in start..<min(start + wordLimit, words.count) {
        if end > start, words[end].beginsPhrase { break }
        for word in words[end].folded {
          hash.add(word)
          hash.add(separator: 0)
        }
        guard words[end].isContent else { continue }
        content += 1
        if content > contentLimit { break }
        guard words[start...end].contains(where: { !$0.isNumber && !$0.isJoiner }) else { continue }
        found.append((hash.value, start...end))
      }
    }
    return found
  }
}
