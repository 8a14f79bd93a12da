import SearchCore

/// Looks at all names of a record, those of its inner objects included.
struct FieldCheck {
  private let limits: RecordLimits
  private var count = 0
  /// Why the record is skipped.
  private(set) var refusal: RecordProblem.Reason?
  /// Names that stand twice in one object, as often as they are repeated.
  private(set) var duplicates: [String] = []

  init(_ limits: RecordLimits) { self.limits = limits }

  /// The object with one field for each name: at the first one's place, with the last one's value, as most readers of
  /// JSON do it.
  mutating func checked(_ object: RecordObject) -> RecordObject {
    count += object.fields.count
    if count > limits.fields { refusal = refusal ?? .tooManyFields(limit: limits.fields) }
    guard refusal == nil else { return object }
    for field in object.fields where field.name.utf8.count > limits.nameBytes {
      refusal = .nameTooLong(start: String(field.name.prefix(20)), limit: limits.nameBytes)
      return object
    }
    let object = withoutDuplicates(object)
    guard object.fields.contains(where: { Self.holdsObjects($0.value) }) else { return object }
    return RecordObject(object.fields.map { .init(name: $0.name, value: checked($0.value)) })
  }

  private mutating func checked(_ value: RecordValue) -> RecordValue {
    switch value {
    case .object(let object): .object(checked(object))
    case .list(let values) where Self.holdsObjects(value): .list(values.map { checked($0) })
    default: value
    }
  }

  private static func holdsObjects(_ value: RecordValue) -> Bool {
    switch value {
    case .object: true
    case .list(let values): values.contains(where: holdsObjects)
    default: false
    }
  }

  private mutating func withoutDuplicates(_ object: RecordObject) -> RecordObject {
    guard Self.hasDuplicates(object.fields) else { return object }
    var places: [String: Int] = [:]
    var fields: [RecordObject.Field] = []
    for field in object.fields {
      if let place = places[field.name] {
        fields[place] = field
        duplicates.append(field.name)
      } else {
        places[field.name] = fields.count
        fields.append(field)
      }
    }
    return RecordObject(fields)
  }

  private static func hasDuplicates(_ fields: [RecordObject.Field]) -> Bool {
    guard fields.count <= 8 else { return Set(fields.lazy.map(\.name)).count < fields.count }
    for (index, field) in fields.enumerated() {
      for other in fields[(index + 1)...] where other.name == field.name { return true }
    }
    return false
  }
}
