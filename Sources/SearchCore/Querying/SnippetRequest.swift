/// A field that a query wants shortened to the words around its best match.
///
/// Algolia writes it as `attribute:words` in `attributesToSnippet`.
public struct SnippetRequest: Sendable, Hashable {
  /// The attribute's path in the record.
  public var path: String
  /// The most words that are kept; taken as 1 where it is less.
  public var words: Int

  /// - Parameters:
  ///   - path: The attribute's path in the record.
  ///   - words: The most words that are kept; Algolia's default is 10, a row of text wants about 30.
  public init(_ path: String, words: Int = 30) {
    self.path = path
    self.words = words
  }
}
