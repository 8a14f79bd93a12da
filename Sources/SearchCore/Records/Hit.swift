/// One found record with what the engine said about why it matches.
public struct Hit: Sendable, Hashable {
  /// The engine's identifier of the record (`objectID`, `id`); unique within its index.
  public let id: String
  /// What the engine returned of the record, without what it said about it.
  public let record: RecordObject
  /// Whole fields with their matches told apart, each under its own path (`name`, `categories.0`, `variants.2.colour`).
  public let highlights: [String: Highlight]
  /// Shortened fields with their matches told apart, each under its own path.
  public let snippets: [String: Highlight]
  /// How much of the query each field holds, as far as the engine says so, each under its own path.
  public let matchLevels: [String: MatchLevel]

  /// - Parameters:
  ///   - id: The engine's identifier of the record.
  ///   - record: What the engine returned of the record.
  ///   - highlights: Whole fields by path; a field without one is shown as the record has it.
  ///   - snippets: Shortened fields by path; a field without one is shown whole.
  ///   - matchLevels: What the engine says of fields by path; of a field without one its highlight tells.
  public init(
    id: String, record: RecordObject, highlights: [String: Highlight] = [:],
    snippets: [String: Highlight] = [:], matchLevels: [String: MatchLevel] = [:]
  ) {
    self.id = id
    self.record = record
    self.highlights = highlights
    self.snippets = snippets
    self.matchLevels = matchLevels
  }

  /// The value of the record at a dotted path; see `RecordObject.value(at:)`.
  public subscript(path: String) -> RecordValue? { record.value(at: path) }

  /// The field at a path with its matches told apart, or its plain text where the engine sent no highlight.
  ///
  /// Where the path leads to a list this is its first element with text. Numbers are text, `true` and `false` are those
  /// words. `nil` for a missing, null or empty field and for an object.
  public func highlight(at path: String) -> Highlight? {
    shown(highlights, at: path) ?? record.text(at: path).map(Highlight.init(plain:))
  }

  /// The shortened field at a path, or the whole of it where the engine sent no snippet.
  public func snippet(at path: String) -> Highlight? { shown(snippets, at: path) ?? highlight(at: path) }

  /// Every value at a path with its matches told apart or as it is, in stored order: the elements of a list, or one value.
  ///
  /// Nulls, empty texts and objects are left out.
  public func allHighlights(at path: String) -> [Highlight] {
    let leaves = record.leaves(at: path, opensObjects: false)
    guard !leaves.isEmpty else { return shown(highlights, at: path).map { [$0] } ?? [] }
    return leaves.compactMap { leaf in
      guard let text = leaf.text else { return nil }
      return Self.filled(highlights[leaf.path]) ?? Highlight(plain: text)
    }
  }

  /// How much of the query the field at a path holds; of a list, its best element.
  ///
  /// Where the engine does not say, a field with a match has some of it.
  public func matchLevel(at path: String) -> MatchLevel {
    if let level = matchLevels[path] { return level }
    let paths = [path] + record.leaves(at: path, opensObjects: false).map(\.path)
    return paths.map { matchLevels[$0] ?? (highlights[$0]?.hasMatch == true ? .partial : .none) }.max()
      ?? .none
  }

  /// What stands at a path, or for a list at the path of its first element with text.
  private func shown(_ highlights: [String: Highlight], at path: String) -> Highlight? {
    guard !highlights.isEmpty else { return nil }
    if let highlight = Self.filled(highlights[path]) { return highlight }
    switch record.value(at: path) {
    case .list?:
      let first = record.leaves(at: path, opensObjects: false).first { $0.text != nil }
      return first.flatMap { Self.filled(highlights[$0.path]) }
    // The engine may highlight what it does not return.
    case nil: return Self.filled(highlights[path + ".0"])
    default: return nil
    }
  }

  private static func filled(_ highlight: Highlight?) -> Highlight? {
    highlight.flatMap { $0.parts.isEmpty ? nil : $0 }
  }
}

extension RecordLeaf {
  /// `nil` for null and empty text.
  fileprivate var text: String? { value.scalarText.flatMap { $0.isEmpty ? nil : $0 } }
}
