/// One found record with what the engine said about why it matches.
public struct Hit: Sendable, Hashable {
  /// The engine's identifier of the record (`objectID`, `id`); unique within its index.
  public let id: String
  /// What the engine returned of the record, without what it said about it.
  public let record: RecordObject
  /// Whole fields with their matches told apart, by path (`name`, `categories.0`, `author.name`).
  public let highlights: [String: Highlight]
  /// Shortened fields with their matches told apart, by path.
  public let snippets: [String: Highlight]

  /// - Parameters:
  ///   - id: The engine's identifier of the record.
  ///   - record: What the engine returned of the record.
  ///   - highlights: Whole fields by path; a field without one is shown as the record has it.
  ///   - snippets: Shortened fields by path; a field without one is shown whole.
  public init(
    id: String, record: RecordObject, highlights: [String: Highlight] = [:],
    snippets: [String: Highlight] = [:]
  ) {
    self.id = id
    self.record = record
    self.highlights = highlights
    self.snippets = snippets
  }

  /// The value of the record at a dotted path; see `RecordObject.value(at:)`.
  public subscript(path: String) -> RecordValue? { record.value(at: path) }

  /// The field at a path with its matches told apart, or its plain text where the engine sent no highlight.
  ///
  /// Where the path leads to a list this is its first element. `nil` for a missing, null or empty field.
  public func highlight(at path: String) -> Highlight? {
    Self.shown(highlights, at: path) ?? record.text(at: path).map(Highlight.init(plain:))
  }

  /// The shortened field at a path, or the whole of it where the engine sent no snippet.
  public func snippet(at path: String) -> Highlight? {
    Self.shown(snippets, at: path) ?? highlight(at: path)
  }

  private static func shown(_ highlights: [String: Highlight], at path: String) -> Highlight? {
    guard let highlight = highlights[path] ?? highlights[path + ".0"], !highlight.parts.isEmpty else {
      return nil
    }
    return highlight
  }
}
