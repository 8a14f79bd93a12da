/// How a template's values are escaped.
package enum TemplateProfile: Sendable, Hashable {
  /// A page or fragment: XML-well-formed HTML, every tag escaped for where it stands.
  case html
  /// A whole XML document: feed, sitemap, description document. Every tag is escaped for where it stands;
  /// characters that XML forbids are dropped.
  case xml
  /// Plain text: values as they are, but for control characters, which become U+FFFD.
  case text
  /// Plain text as the Mustache specification has it: `{{x}}` is escaped like HTML text wherever it stands, `{{{x}}}`
  /// is not. Not for pages, since nothing is known of the place of a tag.
  case mustache

  /// Whether a partial may include itself where the data end the circle; markup needs every place known at load.
  var allowsRecursion: Bool { self == .text || self == .mustache }

  /// Whether flags can stand in values, which takes attributes that vanish.
  var showsFlags: Bool { self == .html }
}
