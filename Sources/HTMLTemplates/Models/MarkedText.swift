/// Text cut into matched and unmatched parts, in reading order: a highlight or a snippet.
///
/// In element text the matched parts stand in `<mark>`; in attributes, titles and plain text only the text is
/// shown. Every part is plain text and is escaped like any other.
@usableFromInline package struct MarkedText: Sendable, Hashable {
  package struct Part: Sendable, Hashable {
    package var text: String
    package var isMatch: Bool

    package init(text: String, isMatch: Bool) {
      self.text = text
      self.isMatch = isMatch
    }
  }

  package var parts: [Part]

  package init(parts: [Part]) {
    self.parts = parts
  }

  /// Text in which nothing is marked.
  package init(plain text: String) {
    parts = [Part(text: text, isMatch: false)]
  }

  /// True when there is no character to show.
  package var isEmpty: Bool {
    parts.allSatisfy(\.text.isEmpty)
  }
}
