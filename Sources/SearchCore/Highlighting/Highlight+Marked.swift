extension Highlight {
  /// Reads text in which the engine put `marks.open` before and `marks.close` after every match.
  ///
  /// Never fails. Exactly that pair is read, byte for byte, and nothing else is a tag: nested marks count depth,
  /// touching matches merge, an unclosed mark runs to the end, a stray closing mark and empty matches are
  /// dropped, and all other text survives character for character.
  public init(marked text: some StringProtocol, marks: HighlightMarks) {
    let bytes = Array(text.utf8)
    let open = Array(marks.open.utf8)
    let close = Array(marks.close.utf8)
    guard !open.isEmpty, !close.isEmpty else {
      self.init(plain: String(text))
      return
    }
    var parts: [Part] = []
    var depth = 0
    var start = 0
    var position = 0
    func cut() {
      parts.append(Part(String(decoding: bytes[start..<position], as: UTF8.self), isMatch: depth > 0))
    }
    while position < bytes.count {
      if bytes[position...].starts(with: open) {
        cut()
        depth += 1
        position += open.count
        start = position
      } else if bytes[position...].starts(with: close) {
        cut()
        depth = max(depth - 1, 0)
        position += close.count
        start = position
      } else {
        position += 1
      }
    }
    cut()
    self.init(parts)
  }
}
