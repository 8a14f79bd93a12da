/// How a template's values are escaped.
package enum TemplateProfile: Sendable, Hashable {
  /// A page or fragment: XML-well-formed HTML, every tag escaped for where it stands.
  case html
  /// Plain text: values as they are, but for control characters, which become U+FFFD.
  case text
}
