extension Highlight {
  /// Reads text in which the engine put `marks.open` before and `marks.close` after every match.
  ///
  /// Never fails, and takes time in proportion to the text. Exactly that pair is read, byte for byte, and nothing else is
  /// a tag: nested marks count depth, touching matches merge, an unclosed mark runs to the end, a stray closing mark and
  /// empty matches are dropped, and all other text survives character for character. A mark that was cut in two at
  /// either end of the text is no mark and stays as text.
  public init(marked text: some StringProtocol, marks: HighlightMarks) {
    guard let reader = HighlightMarkReader(marks) else {
      self.init(plain: String(text))
      return
    }
    let marked = Array(text.utf8)
    var plain: [UInt8] = []
    plain.reserveCapacity(marked.count)
    var cutter = HighlightCutter()
    var index = 0
    while index < marked.count {
      if let (mark, length) = reader.mark(in: marked, at: index, depth: cutter.depth) {
        cutter.pass(mark, at: plain.count)
        index += length
      } else {
        plain.append(marked[index])
        index += 1
      }
    }
    self.init(String(decoding: plain, as: UTF8.self), matches: cutter.matches(endingAt: plain.count))
  }

  /// Reads marked text whose stored text is known, and gives the stored text back, character for character.
  ///
  /// The stored text tells a mark from the same characters in the text itself: of `<em>a <em>b</em>` over a stored
  /// `a <em>b` only the first is a mark. Where the marked text ends early, the rest of the stored text follows
  /// unmatched. Where the two differ otherwise (Algolia decodes entities in what it highlights, and may write numbers
  /// in another way) the engine's words stand, for it is they that matched.
  public init(marked text: some StringProtocol, stored: String?, marks: HighlightMarks) {
    if let stored, let reader = HighlightMarkReader(marks),
      let matches = Self.matches(in: Array(stored.utf8), markedAs: Array(text.utf8), reader)
    {
      self.init(stored, matches: matches)
    } else {
      self.init(marked: text, marks: marks)
    }
  }

  /// `nil` where the marked text without its marks is not the stored text or its beginning.
  private static func matches(
    in stored: [UInt8], markedAs marked: [UInt8], _ reader: HighlightMarkReader
  ) -> [Range<Int>]? {
    // Counted only where the text itself holds a mark, which is rare.
    let runs = reader.occurs(in: stored) ? (reader.runs(in: marked), reader.runs(in: stored)) : nil
    /// Of several marks in a row the last ones are the text's own, as many as the stored text has there.
    func isOwn(_ mark: HighlightMarkReader.Mark, _ index: Int, _ position: Int) -> Bool {
      guard let (inMarked, inStored) = runs else { return false }
      return inMarked.count(of: mark, at: index) <= inStored.count(of: mark, at: position)
    }
    var cutter = HighlightCutter()
    var position = 0
    var index = 0
    while index < marked.count {
      if let (mark, length) = reader.mark(in: marked, at: index, depth: cutter.depth),
        !isOwn(mark, index, position)
      {
        cutter.pass(mark, at: position)
        index += length
      } else {
        guard position < stored.count, stored[position] == marked[index] else { return nil }
        position += 1
        index += 1
      }
    }
    return cutter.matches(endingAt: position)
  }
}

/// Collects the matches of a text whose marks are met in order.
private struct HighlightCutter {
  /// Marks opened and not yet closed.
  private(set) var depth = 0
  private var matches: [Range<Int>] = []
  private var start = 0

  /// - Parameter offset: Bytes of the text, without marks, before the mark.
  mutating func pass(_ mark: HighlightMarkReader.Mark, at offset: Int) {
    switch mark {
    case .open:
      if depth == 0 { start = offset }
      depth += 1
    case .close where depth > 0:
      depth -= 1
      if depth == 0 { end(at: offset) }
    case .close: break
    }
  }

  /// All matches, an unclosed one up to the end of the marked text.
  func matches(endingAt offset: Int) -> [Range<Int>] {
    var whole = self
    if depth > 0 { whole.end(at: offset) }
    return whole.matches
  }

  private mutating func end(at offset: Int) {
    guard offset > start else { return }
    matches.append(start..<offset)
  }
}
