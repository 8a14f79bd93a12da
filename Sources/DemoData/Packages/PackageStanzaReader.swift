/// Cuts an index that arrives in pieces into its stanzas, which empty lines part.
///
/// Lines end in LF or CR LF; the last one needs no end. White space alone makes a line empty.
struct PackageStanzaReader {
  /// Bytes of the longest stanza that is read; a longer one counts as malformed.
  let longestStanza: Int
  /// Stanzas that were passed over because they are malformed.
  private(set) var malformed = 0

  private var pending: [UInt8] = []
  private var isSkipping = false

  init(longestStanza: Int = 1 << 20) {
    self.longestStanza = longestStanza
  }

  /// Takes the next piece and hands on each stanza that is complete now.
  mutating func read(_ piece: UnsafeRawBufferPointer, _ body: (PackageStanza) -> Void) {
    pending.append(contentsOf: piece)
    cutStanzas(isEnd: false, body)
  }

  /// Hands on what is left after the last piece.
  mutating func finish(_ body: (PackageStanza) -> Void) {
    cutStanzas(isEnd: true, body)
  }

  private mutating func cutStanzas(isEnd: Bool, _ body: (PackageStanza) -> Void) {
    let bytes = pending
    pending = []
    // Safety: the stanzas point into `bytes`, which stands still until this closure returns; `body` copies what it keeps.
    let rest = bytes.withUnsafeBytes { text in
      var stanzaStart = 0
      var lineStart = 0
      while let lineEnd = endOfLine(in: text, from: lineStart, isEnd: isEnd) {
        if trimmed(text, lineStart, lineEnd).isEmpty {
          take(text, stanzaStart, lineStart, body)
          stanzaStart = min(lineEnd + 1, text.count)
        }
        lineStart = min(lineEnd + 1, text.count)
      }
      if isEnd { take(text, stanzaStart, text.count, body) }
      return isEnd ? text.count : stanzaStart
    }
    pending.append(contentsOf: bytes[rest...])
    if pending.count > longestStanza { skipPending() }
  }

  /// Gives up a stanza that has grown too long. Its last line may go on, so that is kept.
  private mutating func skipPending() {
    if !isSkipping { malformed += 1 }
    isSkipping = true
    let lastLine = pending.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? pending.count
    pending.removeFirst(lastLine)
  }

  /// Where the line ends; nil when its end has not arrived.
  private func endOfLine(in text: UnsafeRawBufferPointer, from start: Int, isEnd: Bool) -> Int? {
    guard start < text.count else { return nil }
    return offset(of: UInt8(ascii: "\n"), in: text, from: start, to: text.count) ?? (isEnd ? text.count : nil)
  }

  private mutating func take(
    _ text: UnsafeRawBufferPointer, _ start: Int, _ end: Int, _ body: (PackageStanza) -> Void
  ) {
    if isSkipping {
      isSkipping = false
      return
    }
    let stanza = UnsafeRawBufferPointer(rebasing: text[start..<end])
    if trimmed(stanza, 0, stanza.count).isEmpty { return }
    if stanza.count <= longestStanza, let stanza = PackageStanza(stanza) {
      body(stanza)
    } else {
      malformed += 1
    }
  }
}
