import SearchCore

/// The words of a query, folded as in the index; the last one is a prefix.
package struct QueryWords: Sendable, Hashable {
  package let words: [[UInt8]]

  package init(_ text: String) {
    var text = text
    words = text.withUTF8 { bytes in
      var scanner = WordScanner()
      var words: [[UInt8]] = []
      scanner.begin(bytes)
      while scanner.next() { words.append(Array(scanner.word)) }
      return words
    }
  }

  /// Whether there is nothing to look for, so that every record matches.
  package var isEmpty: Bool { words.isEmpty }
}

/// A word of a query as numbers of a segment's vocabulary.
struct ResolvedWord: BitwiseCopyable {
  /// The words that match: one, or all with the prefix.
  let firstWord: UInt32
  let wordCount: UInt32
  /// The word that is typed in full; `none` where the vocabulary does not have it.
  let exactWord: UInt32
  let firstPosting: Int
  let postingCount: Int

  static let none = UInt32.max

  init(_ word: [UInt8], isPrefix: Bool, in segment: Segment) {
    let (numbers, exact) = word.withUnsafeBufferPointer { bytes -> (Range<Int>, Int?) in
      let exact = segment.vocabulary.number(of: bytes)
      guard isPrefix else { return (exact.map { $0..<$0 + 1 } ?? 0..<0, exact) }
      return (segment.vocabulary.numbers(withPrefix: bytes), exact)
    }
    let postings = segment.postings(of: numbers)
    firstWord = UInt32(numbers.lowerBound)
    wordCount = UInt32(numbers.count)
    exactWord = exact.map(UInt32.init) ?? Self.none
    firstPosting = postings.lowerBound
    postingCount = postings.count
  }

  @inline(__always)
  func matches(_ word: UInt32) -> Bool { word &- firstWord < wordCount }
}
