/// Finds the marks of one pair in UTF-8 bytes.
struct HighlightMarkReader {
  enum Mark: Equatable { case open, close }

  let open: [UInt8]
  let close: [UInt8]

  /// `nil` for a pair with an empty mark, which marks nothing.
  init?(_ marks: HighlightMarks) {
    guard !marks.open.isEmpty, !marks.close.isEmpty else { return nil }
    open = Array(marks.open.utf8)
    close = Array(marks.close.utf8)
  }

  /// The mark that stands at an index: the longer one where one begins like the other; where both are alike it closes
  /// what is open.
  func mark(in bytes: [UInt8], at index: Int, depth: Int) -> (mark: Mark, length: Int)? {
    let isOpen = Self.stands(open, in: bytes, at: index)
    let isClose = Self.stands(close, in: bytes, at: index)
    switch (isOpen, isClose) {
    case (true, false): return (.open, open.count)
    case (false, true): return (.close, close.count)
    case (true, true):
      let closes = open.count == close.count ? depth > 0 : close.count > open.count
      return closes ? (.close, close.count) : (.open, open.count)
    case (false, false): return nil
    }
  }

  /// How many times in a row a mark's text stands from an index on.
  func run(of mark: Mark, in bytes: [UInt8], at index: Int) -> Int {
    let text = mark == .open ? open : close
    var count = 0
    while Self.stands(text, in: bytes, at: index + count * text.count) { count += 1 }
    return count
  }

  private static func stands(_ text: [UInt8], in bytes: [UInt8], at index: Int) -> Bool {
    guard index + text.count <= bytes.count, bytes[index] == text[0] else { return false }
    return bytes[index..<(index + text.count)].elementsEqual(text)
  }
}
