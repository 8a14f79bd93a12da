/// Where the characters of a text begin and end: what a reader sees as one, accents and joined emoji included.
///
/// Offsets must be asked in ascending order; then all questions together cost one walk through the text.
package struct CharacterEdges: ~Copyable {
  private let text: String
  private let bytes: UnsafeBufferPointer<UInt8>
  /// An edge at or before all that will be asked.
  private var known = 0

  /// - Parameters:
  ///   - text: The text.
  ///   - bytes: Its UTF-8, which must outlive the edges.
  package init(_ text: String, _ bytes: UnsafeBufferPointer<UInt8>) {
    self.text = text
    self.bytes = bytes
  }

  /// The bytes of the character that an offset falls into; an empty range at the offset where a character begins or ends.
  package mutating func character(around offset: Int) -> Range<Int> {
    guard offset > 0, offset < bytes.count, !isPlainEdge(offset) else {
      if offset > known { known = min(offset, bytes.count) }
      return offset..<offset
    }
    var start = scalarStart(offset)
    while start > known, !isPlainEdge(start) { start = scalarStart(start - 1) }
    let rest = text[text.utf8.index(text.startIndex, offsetBy: start)...]
    var index = rest.startIndex
    while true {
      index = rest.index(after: index)
      let end = text.utf8.distance(from: text.startIndex, to: index)
      if end >= offset {
        known = end == offset ? end : start
        return end == offset ? offset..<offset : start..<end
      }
      start = end
    }
  }

  /// Whether an edge can be told from its two neighbours alone: true for letters of the common scripts.
  private func isPlainEdge(_ offset: Int) -> Bool {
    let next = bytes[offset]
    guard next & 0xC0 != 0x80 else { return false }
    let last = bytes[offset - 1]
    if last < 0x80, next < 0x80 { return last != 0x0D || next != 0x0A }
    return Self.isPlain(scalar(scalarStart(offset - 1))) && Self.isPlain(scalar(offset))
  }

  /// Scalars that nothing joins to another plain one: no marks, no joiners, no emoji, no letters of syllable scripts.
  private static func isPlain(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0..<0x300: true
    // Greek, Cyrillic, Armenian.
    case 0x370..<0x483, 0x48A..<0x590: true
    // Hebrew and Arabic letters.
    case 0x5D0...0x5EA, 0x620...0x64A: true
    // Further Latin and Greek letters.
    case 0x1E00..<0x2000: true
    // Dashes, quotation marks, the ellipsis.
    case 0x2010...0x2027: true
    // Kana and Han.
    case 0x3041...0x3096, 0x30A0...0x30FF, 0x4E00...0x9FFF: true
    default: false
    }
  }

  private func scalarStart(_ offset: Int) -> Int {
    var start = offset
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }

  private func scalar(_ start: Int) -> UInt32 {
    func low(_ offset: Int) -> UInt32 { UInt32(bytes[start + offset] & 0x3F) }
    let lead = UInt32(bytes[start])
    switch lead {
    case 0xF0...: return (lead & 0x07) << 18 | low(1) << 12 | low(2) << 6 | low(3)
    case 0xE0...: return (lead & 0x0F) << 12 | low(1) << 6 | low(2)
    case 0xC0...: return (lead & 0x1F) << 6 | low(1)
    default: return lead
    }
  }
}
