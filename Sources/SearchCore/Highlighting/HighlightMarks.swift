/// The pair of texts that an engine puts before and after each match.
public struct HighlightMarks: Sendable, Hashable {
  /// What stands before a match; a pair with an empty text marks nothing.
  public let open: String
  /// What stands behind a match; may be the same text as `open`.
  public let close: String

  /// A pair as an engine was asked for it or is known to write it.
  public init(open: String, close: String) {
    self.open = open
    self.close = close
  }

  /// `<em>` and `</em>`: what Algolia, Elasticsearch and App Search use unless asked for something else.
  public static let emphasis = HighlightMarks(open: "<em>", close: "</em>")

  /// Two private-use characters that records do not hold: what our own queries ask an engine for.
  public static let privateUse = HighlightMarks(open: "\u{E000}", close: "\u{E001}")
}
