extension Highlight {
  /// Reads text in which the engine put `marks.open` before and `marks.close` after every match.
  ///
  /// Never fails. Exactly that pair is read, byte for byte, and nothing else is a tag: nested marks count depth,
  /// touching matches merge, an unclosed mark runs to the end, a stray closing mark and empty matches are
  /// dropped, and all other text survives character for character.
  public init(marked text: some StringProtocol, marks: HighlightMarks) {
    guard let reader = HighlightMarkReader(marks) else {
      self.init(plain: String(text))
      return
    }
    let bytes = Array(text.utf8)
    var cutter = HighlightCutter()
    var start = 0
    var position = 0
    while position < bytes.count {
      guard let (mark, length) = reader.mark(in: bytes, at: position, depth: cutter.depth) else {
        position += 1
        continue
      }
      cutter.append(bytes[start..<position])
      cutter.pass(mark)
      position += length
      start = position
    }
    cutter.append(bytes[start...])
    self.init(cutter.parts)
  }

  /// Reads marked text whose stored text is known, and gives the stored text back, character for character.
  ///
  /// The stored text tells a mark from the same characters in the text itself: of `<em>a <em>b</em>` over a stored
  /// `a <em>b` only the first is a mark. Where the marked text ends early, the rest of the stored text follows
  /// unmatched. Where the two differ otherwise (Algolia decodes entities in what it highlights, and may write numbers
  /// in another way) the engine's words stand, for it is they that matched.
  public init(marked text: some StringProtocol, stored: String?, marks: HighlightMarks) {
    if let stored, let reader = HighlightMarkReader(marks),
      let parts = Self.parts(of: Array(stored.utf8), markedAs: Array(text.utf8), reader)
    {
      self.init(parts)
    } else {
      self.init(marked: text, marks: marks)
    }
  }

  /// `nil` where the marked text without its marks is not the stored text or its beginning.
  private static func parts(
    of stored: [UInt8], markedAs marked: [UInt8], _ reader: HighlightMarkReader
  ) -> [Part]? {
    var cutter = HighlightCutter()
    var start = 0
    var position = 0
    var index = 0
    while index < marked.count {
      if let (mark, length) = reader.mark(in: marked, at: index, depth: cutter.depth),
        // Of several in a row the last ones are the text's own, as many as the stored text has there.
        reader.run(of: mark, in: marked, at: index) > reader.run(of: mark, in: stored, at: position)
      {
        cutter.append(stored[start..<position])
        cutter.pass(mark)
        start = position
        index += length
      } else {
        guard position < stored.count, stored[position] == marked[index] else { return nil }
        position += 1
        index += 1
      }
    }
    cutter.append(stored[start..<position])
    return cutter.parts + [Part(String(decoding: stored[position...], as: UTF8.self), isMatch: false)]
  }
}

/// Cuts text into parts at marks.
private struct HighlightCutter {
  private(set) var parts: [Highlight.Part] = []
  /// Marks opened and not yet closed.
  private(set) var depth = 0

  mutating func append(_ bytes: ArraySlice<UInt8>) {
    parts.append(Highlight.Part(String(decoding: bytes, as: UTF8.self), isMatch: depth > 0))
  }

  mutating func pass(_ mark: HighlightMarkReader.Mark) {
    depth = mark == .open ? depth + 1 : max(depth - 1, 0)
  }
}
