/// A record, or an object inside one: fields in the order in which they were stored.
public struct RecordObject: Sendable, Hashable {
  /// A name with its value.
  public struct Field: Sendable, Hashable {
    /// Any text, dots, spaces and nothing at all included; an object may repeat it.
    public let name: String
    /// `RecordValue.null` where the field is there and has no value.
    public let value: RecordValue

    /// A name with its value.
    public init(name: String, value: RecordValue) {
      self.name = name
      self.value = value
    }
  }

  /// In stored order.
  public let fields: [Field]

  /// An object of these fields, kept as they are.
  public init(_ fields: [Field] = []) { self.fields = fields }

  /// The value of a field of this object itself; the first one where a name is repeated.
  public subscript(name: String) -> RecordValue? { fields.first { $0.name == name }?.value }
}

extension RecordObject: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral elements: (String, RecordValue)...) {
    self.init(elements.map { Field(name: $0.0, value: $0.1) })
  }
}
