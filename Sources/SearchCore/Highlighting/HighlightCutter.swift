/// Collects the matches of a text whose marks are met in order.
struct HighlightCutter {
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

  /// What was met so far, to come back to.
  var state: State { State(depth: depth, start: start, matches: matches.count) }

  struct State {
    fileprivate let depth: Int
    fileprivate let start: Int
    fileprivate let matches: Int
  }

  /// Forgets what was met since.
  mutating func returns(to state: State) {
    depth = state.depth
    start = state.start
    matches.removeSubrange(state.matches...)
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
