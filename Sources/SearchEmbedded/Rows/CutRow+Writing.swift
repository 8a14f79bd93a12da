import SearchCore

extension CutRow {
  /// Why a record cannot be stored.
  enum Refusal: Error, Hashable, CustomStringConvertible {
    case tooDeep
    case tooLong

    var description: String {
      switch self {
      case .tooDeep: "nested deeper than \(CutRow.maximumDepth) levels"
      case .tooLong: "longer than \(CutRow.maximumLength >> 20) MB"
      }
    }
  }

  /// The row of a record, in place of what `bytes` held.
  static func write(_ record: RecordObject, to bytes: inout [UInt8]) throws(Refusal) {
    bytes.removeAll(keepingCapacity: true)
    try write(record, depth: 1, to: &bytes)
    guard bytes.count <= maximumLength else { throw .tooLong }
  }

  private static func write(_ object: RecordObject, depth: Int, to bytes: inout [UInt8]) throws(Refusal) {
    guard depth <= maximumDepth else { throw .tooDeep }
    let start = begin(.object, &bytes)
    for field in object.fields {
      write(field.name, to: &bytes)
      try write(field.value, depth: depth, to: &bytes)
    }
    end(start, &bytes)
  }

  private static func write(_ value: RecordValue, depth: Int, to bytes: inout [UInt8]) throws(Refusal) {
    switch value {
    case .null: bytes.append(Tag.null.rawValue)
    case .bool(let flag): bytes.append((flag ? Tag.yes : Tag.no).rawValue)
    case .integer(let number):
      bytes.append(Tag.integer.rawValue)
      write(UInt64(bitPattern: number << 1 ^ number >> 63), to: &bytes)
    case .number(let number):
      bytes.append(Tag.number.rawValue)
      for index in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: number.bitPattern >> UInt64(8 * index))) }
    case .text(let text):
      bytes.append(Tag.text.rawValue)
      write(text, to: &bytes)
    case .list(let values):
      guard depth < maximumDepth else { throw .tooDeep }
      let start = begin(.list, &bytes)
      for value in values { try write(value, depth: depth + 1, to: &bytes) }
      end(start, &bytes)
    case .object(let object): try write(object, depth: depth + 1, to: &bytes)
    }
  }

  private static func write(_ text: String, to bytes: inout [UInt8]) {
    write(UInt64(text.utf8.count), to: &bytes)
    bytes.append(contentsOf: text.utf8)
  }

  private static func write(_ varint: UInt64, to bytes: inout [UInt8]) {
    var rest = varint
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  private static func begin(_ tag: Tag, _ bytes: inout [UInt8]) -> Int {
    bytes.append(tag.rawValue)
    bytes.append(contentsOf: [0, 0, 0, 0])
    return bytes.count
  }

  private static func end(_ start: Int, _ bytes: inout [UInt8]) {
    let count = bytes.count - start
    for index in 0..<4 { bytes[start - 4 + index] = UInt8(truncatingIfNeeded: count >> (8 * index)) }
  }
}
