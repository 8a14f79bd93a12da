/// A record, or an object inside one: fields in the order in which they were stored.
public struct RecordObject: Sendable, Hashable {
  public struct Field: Sendable, Hashable {
    public let name: String
    public let value: RecordValue

    public init(name: String, value: RecordValue) {
      self.name = name
      self.value = value
    }
  }

  public let fields: [Field]

  public init(_ fields: [Field] = []) { self.fields = fields }

  /// The value of a field of this object itself; the first one where a name is repeated.
  public subscript(name: String) -> RecordValue? { fields.first { $0.name == name }?.value }
}

extension RecordObject: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral elements: (String, RecordValue)...) {
    self.init(elements.map { Field(name: $0.0, value: $0.1) })
  }
}
