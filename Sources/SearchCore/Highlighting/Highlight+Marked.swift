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
  /// in another way) the engine's words stand, for it is they that matched. So they do where telling the marks apart would
  /// take more than time in proportion to the text, which no engine's answer needs.
  public init(marked text: some StringProtocol, stored: String?, marks: HighlightMarks) {
    if let stored, let reader = HighlightMarkReader(marks),
      let matches = StoredTextReader(stored: Array(stored.utf8), marked: Array(text.utf8), reader).matches()
    {
      self.init(stored, matches: matches)
    } else {
      self.init(marked: text, marks: marks)
    }
  }
}
