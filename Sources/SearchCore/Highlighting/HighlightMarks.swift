/// The pair of texts that an engine puts before and after each match.
public struct HighlightMarks: Sendable, Hashable {
  public let open: String
  public let close: String

  public init(open: String, close: String) {
    self.open = open
    self.close = close
  }

  /// `<em>` and `</em>`: what Algolia, Elasticsearch and App Search use unless asked for something else.
  public static let emphasis = HighlightMarks(open: "<em>", close: "</em>")

  /// Two private-use characters that records do not hold: what our own queries ask an engine for.
  public static let privateUse = HighlightMarks(open: "\u{E000}", close: "\u{E001}")
}
