/// How the texts of a field are meant.
package enum TextKind: String, Sendable, Hashable, CaseIterable {
  /// As they are: `a < b & c` is just that.
  case text
  /// With entities such as `&amp;` in the place of characters.
  case entities
  /// As HTML.
  case html

  /// The plain text that a text of this kind means.
  package func plain(_ text: String) -> String {
    switch self {
    case .text: text
    case .entities: HTMLText.decodingEntities(text)
    case .html: HTMLText.plain(text)
    }
  }
}

/// Guesses from the texts of a field what kind they are.
package struct TextKindGuess: Sendable, Hashable {
  /// Texts with a pair of tags, a tag with attributes or a `<br>`.
  private var markupCount = 0
  /// Texts in which a `<` opens no tag.
  private var angleCount = 0
  private var entityCount = 0

  package init() {}

  package mutating func observe(_ text: String) {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) else { return }
    let bytes = Array(text.utf8)
    if hasMarkup(bytes) {
      markupCount += 1
    } else if bytes.contains(UInt8(ascii: "<")) {
      angleCount += 1
    }
    if hasEntity(bytes) { entityCount += 1 }
  }

  /// HTML where more texts hold markup than a `<` that is none; else entities where there is one.
  package var kind: TextKind {
    if markupCount > angleCount { return .html }
    return entityCount > 0 ? .entities : .text
  }

  private func hasMarkup(_ bytes: [UInt8]) -> Bool {
    var open: Set<String> = []
    var index = 0
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      index = start + 1
      guard let tag = HTMLMarks.tag(in: bytes, at: start) else { continue }
      if tag.hasValues || tag.isClosing && open.contains(tag.name) || ["br", "hr"].contains(tag.name) {
        return true
      }
      open.insert(tag.name)
      index = tag.end
    }
    // Paragraphs and list items need not be closed.
    return open.contains("p") || open.contains("li")
  }

  private func hasEntity(_ bytes: [UInt8]) -> Bool {
    bytes.indices.contains {
      bytes[$0] == UInt8(ascii: "&") && HTMLMarks.endOfEntity(in: bytes, at: $0) != nil
    }
  }
}
