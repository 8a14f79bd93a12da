extension RecordValue {
  /// This value as JSON text, fields in stored order, without white space.
  public var json: String {
    var writer = JSONWriter()
    writer.write(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

extension RecordObject {
  /// This object as JSON text, fields in stored order, without white space.
  public var json: String { RecordValue.object(self).json }
}

/// Writes values as UTF-8 JSON text.
private struct JSONWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ value: RecordValue) {
    switch value {
    case .null: bytes += "null".utf8
    case .text(let text): write(text)
    case .number(let number) where 0x1p63 <= number && number < 0x1p64:
      // Without a point its digits would read as those of an id.
      bytes += ((value.scalarText ?? "null") + ".0").utf8
    case .bool, .integer, .number: bytes += (value.scalarText ?? "null").utf8
    case .list(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        write(value)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let object):
      bytes.append(UInt8(ascii: "{"))
      for (index, field) in object.fields.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        write(field.name)
        bytes.append(UInt8(ascii: ":"))
        write(field.value)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private mutating func write(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    // Most texts need no escape and go in as one run.
    if text.utf8.contains(where: Self.needsEscape) {
      for byte in text.utf8 { if Self.needsEscape(byte) { escape(byte) } else { bytes.append(byte) } }
    } else {
      bytes += text.utf8
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\n"): bytes += "\\n".utf8
    case UInt8(ascii: "\r"): bytes += "\\r".utf8
    case UInt8(ascii: "\t"): bytes += "\\t".utf8
    case 0..<0x20:
      bytes += (byte < 0x10 ? "\\u000" : "\\u00").utf8
      bytes += String(byte, radix: 16).utf8
    default:
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(byte)
    }
  }
}
