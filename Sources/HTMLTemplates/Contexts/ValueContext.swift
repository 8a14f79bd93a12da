/// Where a value stands, and so how it is escaped.
enum ValueContext: Sendable, Equatable {
  /// Element content; matches are marked.
  case text
  /// Content of an element that holds text only.
  case escaped
  /// The first content of `<textarea>` or `<pre>`, where HTML drops a line break: one more is written before it.
  case afterStart(marks: Bool)
  /// A plain attribute value.
  case attribute
  /// One name, or a part of one, in a list of names: white space becomes a hyphen.
  case token
  /// An attribute that holds a number: nothing else is written.
  case number
  /// A flag in a boolean attribute, which is left out where the flag is off.
  case flag
  /// A JSON value in a script of type `application/ld+json`.
  case json
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
  /// Content of an XML element.
  case xmlText
  /// An attribute of an XML element.
  case xmlValue
  /// The plain text profile.
  case plain
}
