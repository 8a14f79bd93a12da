import SearchCore

extension CutRow {
  /// The content of the record's object; `nil` where the bytes do not hold one object and nothing else.
  @inline(__always)
  static func object(in row: Bytes) -> Bytes? {
    var cursor = CutCursor(row)
    guard let value = cursor.value(), value.tag == .object, cursor.isAtEnd else { return nil }
    return value.content
  }

  /// The whole record; `nil` where any part of the bytes makes no sense.
  static func record(_ row: Bytes) -> RecordObject? {
    object(in: row).flatMap { record(content: $0, depth: 1) }
  }

  private static func record(content: Bytes, depth: Int) -> RecordObject? {
    guard depth <= maximumDepth else { return nil }
    var cursor = CutCursor(content)
    var fields: [RecordObject.Field] = []
    while !cursor.isAtEnd {
      guard let name = cursor.text(), let value = cursor.value(), let read = read(value, depth: depth) else {
        return nil
      }
      fields.append(.init(name: String(utf8: name), value: read))
    }
    return RecordObject(fields)
  }

  private static func read(_ value: CutValue, depth: Int) -> RecordValue? {
    switch value.tag {
    case .null: return .null
    case .no: return .bool(false)
    case .yes: return .bool(true)
    case .integer: return .integer(value.integer)
    case .number: return .number(value.double)
    case .text: return .text(String(utf8: value.content))
    case .object: return record(content: value.content, depth: depth + 1).map(RecordValue.object)
    case .list:
      guard depth < maximumDepth else { return nil }
      var cursor = CutCursor(value.content)
      var values: [RecordValue] = []
      while !cursor.isAtEnd {
        guard let element = cursor.value(), let read = read(element, depth: depth + 1) else { return nil }
        values.append(read)
      }
      return .list(values)
    }
  }
}
