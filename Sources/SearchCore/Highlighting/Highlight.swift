/// A field's text cut into matched and unmatched parts, in reading order.
///
/// Joining the parts gives the stored text back, character for character. Parts are plain text: the template
/// escapes each part and wraps the matched ones in `<mark>`. No part is empty and no two neighbours are alike.
///
/// A part begins and ends where a character does, as readers see characters: a match that begins or ends inside one
/// (at a letter's accent, at the joiner of an emoji, between the halves of a flag) takes the whole of it. So what is
/// shown does not change by being marked.
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
    var text = ""
    var matches: [Range<Int>] = []
    for part in parts {
      let start = text.utf8.count
      text += part.text
      if part.isMatch { matches.append(start..<text.utf8.count) }
    }
    self.init(text, matches: matches)
  }

  /// Text in which nothing matched.
  public init(plain text: String) { parts = text.isEmpty ? [] : [Part(text, isMatch: false)] }

  /// Text whose matches are given as ranges of its UTF-8 bytes, ascending by their beginning.
  ///
  /// Ranges that touch or overlap are one match; what lies outside the text is left out, and so is an empty range.
  public init(_ text: String, matches: some Sequence<Range<Int>>) {
    var text = text
    text.makeContiguousUTF8()
    let parts = text.utf8.withContiguousStorageIfAvailable { bytes in
      Self.parts(text, bytes, Self.wholeCharacters(text, bytes, matches))
    }
    self.parts = parts ?? []
  }

  /// The matches as they are shown: ascending, apart from each other, none empty, none ending inside a character.
  private static func wholeCharacters(
    _ text: String, _ bytes: UnsafeBufferPointer<UInt8>, _ matches: some Sequence<Range<Int>>
  ) -> [Range<Int>] {
    var edges = CharacterEdges(text, bytes)
    var whole: [Range<Int>] = []
    var position = 0
    for match in matches {
      var start = max(match.lowerBound, position)
      guard min(match.upperBound, bytes.count) > start else { continue }
      start = max(edges.character(around: start).lowerBound, position)
      position = edges.character(around: min(match.upperBound, bytes.count)).upperBound
      if let last = whole.indices.last, whole[last].upperBound == start {
        whole[last] = whole[last].lowerBound..<position
      } else {
        whole.append(start..<position)
      }
    }
    return whole
  }

  private static func parts(
    _ text: String, _ bytes: UnsafeBufferPointer<UInt8>, _ matches: [Range<Int>]
  ) -> [Part] {
    guard !bytes.isEmpty else { return [] }
    guard !matches.isEmpty else { return [Part(text, isMatch: false)] }
    var parts: [Part] = []
    parts.reserveCapacity(matches.count * 2 + 1)
    var position = 0
    func add(_ end: Int, isMatch: Bool) {
      guard end > position else { return }
      let part = UnsafeBufferPointer(rebasing: bytes[position..<end])
      parts.append(Part(String(decoding: part, as: UTF8.self), isMatch: isMatch))
      position = end
    }
    for match in matches {
      add(match.lowerBound, isMatch: false)
      add(match.upperBound, isMatch: true)
    }
    add(bytes.count, isMatch: false)
    return parts
  }

  /// The stored text.
  public var text: String {
    if parts.count == 1 { return parts[0].text }
    var text = ""
    text.reserveCapacity(parts.reduce(0) { $0 + $1.text.utf8.count })
    for part in parts { text += part.text }
    return text
  }

  /// Whether any part is a match.
  public var hasMatch: Bool { parts.contains(where: \.isMatch) }

  /// Whether the whole text matched: what lies between and around the matches is spaces and punctuation alone.
  ///
  /// Algolia calls it `fullyHighlighted`.
  public var isFullyHighlighted: Bool {
    hasMatch && parts.allSatisfy { $0.isMatch || $0.text.unicodeScalars.allSatisfy(\.isSeparating) }
  }
}
