/// An attribute that a configuration names, and where: what a look into the records can prove wrong.
package struct AttributeUse: Sendable, Hashable {
  /// The path of the attribute.
  package let path: String
  /// The key whose value it is, such as `price`.
  package let key: String
  package let place: YAMLPlace

  package init(path: String, key: String, place: YAMLPlace) {
    self.path = path
    self.key = key
    self.place = place
  }
}
