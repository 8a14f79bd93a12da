import SearchCore

/// Tells the words of a query apart in the texts of a record.
struct Highlighter: ~Copyable {
  private let words: [[UInt8]]
  private var scanner = WordScanner(keepsEnds: true)

  init(_ words: QueryWords) { self.words = words.words }

  /// Every text and number at or below each path, whole: `name`, for elements of lists `categories.0`, for
  /// fields `author.name`.
  mutating func highlights(_ record: RecordObject, _ paths: [String]) -> [String: Highlight] {
    var highlights: [String: Highlight] = [:]
    for path in paths {
      if let value = record.value(at: path) { add(value, path, &highlights) }
    }
    return highlights
  }

  private mutating func add(_ value: RecordValue, _ path: String, _ highlights: inout [String: Highlight]) {
    switch value {
    case .null, .bool: break
    case .text(let text): highlights[path] = highlight(text)
    case .integer, .number: highlights[path] = highlight(value.scalarText ?? "")
    case .list(let values):
      for (index, value) in values.enumerated() { add(value, "\(path).\(index)", &highlights) }
    case .object(let object):
      for field in object.fields { add(field.value, path + "." + field.name, &highlights) }
    }
  }

  /// Of a word that begins with the query's last one only the typed part is marked; where several words
  /// match, the longest part.
  mutating func highlight(_ text: String) -> Highlight {
    guard !words.isEmpty else { return Highlight(plain: text) }
    var matches: [Range<Int>] = []
    var text = text
    text.withUTF8 { bytes in
      scanner.begin(bytes)
      while scanner.next() {
        let length = matchedLength(scanner.word)
        guard length > 0 else { continue }
        let end = length == scanner.word.count ? scanner.range.upperBound : scanner.end(ofPrefix: length)
        matches.append(scanner.range.lowerBound..<end)
      }
    }
    return matches.isEmpty ? Highlight(plain: text) : Highlight(text, matches: matches)
  }

  private func matchedLength(_ word: Bytes) -> Int {
    var length = 0
    for (index, query) in words.enumerated() where query.count > length && query.count <= word.count {
      guard index == words.count - 1 || query.count == word.count else { continue }
      let isMatch = query.withUnsafeBufferPointer {
        compare($0, Bytes(rebasing: word.prefix(query.count))) == 0
      }
      if isMatch { length = query.count }
    }
    return length
  }
}
