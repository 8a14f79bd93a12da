/// Everything a template may ask of a `Model`, by name. Names are unique; of two alike the first counts.
@usableFromInline package struct FieldTable<Model>: Sendable, ExpressibleByArrayLiteral {
  @usableFromInline package let entries: [Field<Model>]

  @usableFromInline package init(arrayLiteral entries: Field<Model>...) {
    self.entries = entries
  }

  @usableFromInline package init(_ entries: [Field<Model>]) {
    self.entries = entries
  }

  @usableFromInline var schema: Schema {
    Schema(
      typeName: String(describing: Model.self), model: ObjectIdentifier(Model.self),
      erasing: entries.map(\.erased))
  }
}

/// One named field of a `Model`. A key path literal (`\.title`) or a closure says where the value is.
@usableFromInline package struct Field<Model>: Sendable {
  @usableFromInline let erased: ErasedField

  @usableFromInline
  init(_ name: String, _ kind: FieldKind, _ value: FieldValue) {
    erased = ErasedField(name: name, kind: kind, value: value)
  }
}
