/// A field's text cut into matched and unmatched parts, in reading order.
///
/// Joining the parts gives the stored text back, character for character. Parts are plain text: the template
/// escapes each part and wraps the matched ones in `<mark>`. No part is empty and no two neighbours are alike.
public struct Highlight: Sendable, Hashable {
  /// A run of text that matched as a whole, or not at all.
  public struct Part: Sendable, Hashable {
    /// Plain text: escape it for the place where it is written.
    public var text: String
    /// Whether the engine found a word of the query here.
    public var isMatch: Bool

    /// - Parameters:
    ///   - text: Plain text; an empty part is dropped from a highlight.
    ///   - isMatch: Whether the engine found a word of the query here.
    public init(_ text: String, isMatch: Bool) {
      self.text = text
      self.isMatch = isMatch
    }
  }

  /// In reading order, matched and unmatched in turn; empty for empty text.
  public let parts: [Part]

  /// Parts in reading order; empty ones are dropped and neighbours of the same kind joined.
  public init(_ parts: some Sequence<Part>) {
    var joined: [Part] = []
    for part in parts where !part.text.isEmpty {
      if let last = joined.indices.last, joined[last].isMatch == part.isMatch {
        joined[last].text.unicodeScalars.append(contentsOf: part.text.unicodeScalars)
      } else {
        joined.append(part)
      }
    }
    self.parts = joined
  }

  /// Text in which nothing matched.
  public init(plain text: String) { self.init(CollectionOfOne(Part(text, isMatch: false))) }

  /// Text whose matches are given as ranges of its UTF-8 bytes, ascending.
  ///
  /// A range that overlaps the one before it is cut short; an end that falls inside a character moves behind it.
  public init(_ text: String, matches: some Sequence<Range<Int>>) {
    let bytes = Array(text.utf8)
    var parts: [Part] = []
    var position = 0
    func boundary(_ offset: Int) -> Int {
      var offset = min(max(offset, 0), bytes.count)
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      return offset
    }
    for match in matches {
      let start = max(boundary(match.lowerBound), position)
      let end = boundary(match.upperBound)
      guard end > start else { continue }
      parts.append(Part(String(decoding: bytes[position..<start], as: UTF8.self), isMatch: false))
      parts.append(Part(String(decoding: bytes[start..<end], as: UTF8.self), isMatch: true))
      position = end
    }
    parts.append(Part(String(decoding: bytes[position...], as: UTF8.self), isMatch: false))
    self.init(parts)
  }

  /// The stored text.
  public var text: String {
    var text = ""
    for part in parts { text.unicodeScalars.append(contentsOf: part.text.unicodeScalars) }
    return text
  }

  /// Whether any part is a match.
  public var hasMatch: Bool { parts.contains(where: \.isMatch) }
}
