/// Finds the marks of one pair in UTF-8 bytes.
struct HighlightMarkReader {
  enum Mark: Equatable { case open, close }

  /// How often in a row each mark stands from each byte of a text on.
  struct Runs {
    fileprivate let open: [Int32]
    fileprivate let close: [Int32]

    func count(of mark: Mark, at index: Int) -> Int32 {
      let counts = mark == .open ? open : close
      return index < counts.count ? counts[index] : 0
    }
  }

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
  @inline(__always)
  func mark(in bytes: [UInt8], at index: Int, depth: Int) -> (mark: Mark, length: Int)? {
    let byte = bytes[index]
    guard byte == open[0] || byte == close[0] else { return nil }
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

  /// Whether either mark stands anywhere.
  func occurs(in bytes: [UInt8]) -> Bool {
    bytes.indices.contains { mark(in: bytes, at: $0, depth: 0) != nil }
  }

  func runs(in bytes: [UInt8]) -> Runs {
    Runs(open: Self.runs(of: open, in: bytes), close: Self.runs(of: close, in: bytes))
  }

  /// One pass from the end: a mark is one more than what stands behind it.
  private static func runs(of text: [UInt8], in bytes: [UInt8]) -> [Int32] {
    var counts = [Int32](repeating: 0, count: bytes.count)
    for index in bytes.indices.reversed() where stands(text, in: bytes, at: index) {
      let next = index + text.count
      counts[index] = next < counts.count ? counts[next] &+ 1 : 1
    }
    return counts
  }

  private static func stands(_ text: [UInt8], in bytes: [UInt8], at index: Int) -> Bool {
    guard text.count <= bytes.count - index else { return false }
    for offset in text.indices where bytes[index + offset] != text[offset] { return false }
    return true
  }
}
