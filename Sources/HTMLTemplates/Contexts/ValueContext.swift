/// Where a value stands, and so how it is escaped.
enum ValueContext: Sendable, Equatable {
  /// Element content; matches are marked.
  case text
  /// Content of an element that holds text only, or a plain attribute value.
  case escaped
  /// The start of a URL or the whole of it.
  case url(allowsMail: Bool)
  /// The start of a URL that decides what a page loads: our own host only.
  case ownURL
  /// A whole URL in a list of URLs.
  case listedURL
  /// A part of a URL or of an id.
  case component
  /// A part of a URL right behind its first slash, where nothing would change the meaning of a slash that follows.
  case firstComponent
  /// Trusted markup.
  case markup
  /// The plain text profile.
  case plain
}
