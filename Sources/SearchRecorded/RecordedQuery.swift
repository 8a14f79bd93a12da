/// A question to which an answer was recorded.
package struct RecordedQuery: Sendable, Hashable {
  package let index: String
  /// As the engine echoed it; a reader may type it in other case.
  package let text: String

  package init(index: String, text: String) {
    self.index = index
    self.text = text
  }
}
