/// A name below an open field that a template asks for, such as `record.maker.name`: nothing says that it exists.
package struct OpenName: Sendable, Hashable {
  package let place: TemplatePlace
  /// As written, with the field in front.
  package let name: String
}
