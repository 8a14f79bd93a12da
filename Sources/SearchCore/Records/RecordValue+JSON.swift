extension RecordValue {
  /// This value as JSON text, fields in stored order, without white space.
  public var json: String {
    var text = ""
    write(to: &text)
    return text
  }

  func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .text(let value): Self.write(value, to: &text)
    case .bool, .integer, .number: text += scalarText ?? "null"
    case .list(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        value.write(to: &text)
      }
      text += "]"
    case .object(let object): object.write(to: &text)
    }
  }

  static func write(_ value: String, to text: inout String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..<" ":
        let hex = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}

extension RecordObject {
  /// This object as JSON text, fields in stored order, without white space.
  public var json: String { RecordValue.object(self).json }

  func write(to text: inout String) {
    text += "{"
    for (index, field) in fields.enumerated() {
      if index > 0 { text += "," }
      RecordValue.write(field.name, to: &text)
      text += ":"
      field.value.write(to: &text)
    }
    text += "}"
  }
}
