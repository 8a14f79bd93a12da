/// A model's field table without its type: what the loader looks names up in.
@usableFromInline
struct Schema: Sendable {
  let typeName: String
  /// The model's type: two schemas of one type are the same.
  let model: ObjectIdentifier
  let names: [String]
  let fields: [String: (kind: FieldKind, value: FieldValue)]

  @usableFromInline
  init(typeName: String, model: ObjectIdentifier, erasing entries: [ErasedField]) {
    self.typeName = typeName
    self.model = model
    names = entries.map(\.name)
    fields = Dictionary(
      entries.map { ($0.name, ($0.kind, $0.value)) }, uniquingKeysWith: { first, _ in first })
  }
}

/// One entry of a field table without its model's type.
@usableFromInline
struct ErasedField: Sendable {
  let name: String
  let kind: FieldKind
  let value: FieldValue
}
