import SearchCore

/// A record in a compact binary form from which fields are read without parsing text.
///
/// A tag byte starts each value. Integers are zigzag varints, doubles eight bytes in little-endian order,
/// texts a varint of their length and UTF-8; lists and objects hold their length in bytes as four bytes, so
/// that a reader can step over them, then their elements, or names (like texts without tag) and values.
/// Nothing in the bytes is trusted when they are read.
enum CutRow {
  enum Tag: UInt8 {
    case null, no, yes, integer, number, text, list, object
  }

  /// Records nested deeper than this are refused at import and by the reader.
  static let maximumDepth = 200
  /// Records whose row would be longer, in bytes, are refused at import.
  static let maximumLength = 1 << 26
}

/// A value inside a row: its tag and the bytes behind it.
struct CutValue: BitwiseCopyable {
  let tag: CutRow.Tag
  /// The content of texts, lists and objects; the eight bytes of a double, the varint of an integer.
  let content: Bytes
}

/// Reads values one behind the other.
struct CutCursor {
  private let bytes: Bytes
  private var position = 0

  init(_ bytes: Bytes) { self.bytes = bytes }

  var isAtEnd: Bool { position >= bytes.count }

  /// The next value; `nil` at the end and where the bytes make no sense.
  @inline(__always)
  mutating func value() -> CutValue? {
    guard position < bytes.count, let tag = CutRow.Tag(rawValue: bytes[position]) else { return nil }
    position += 1
    switch tag {
    case .null, .no, .yes: return CutValue(tag: tag, content: Bytes(start: nil, count: 0))
    case .number: return take(8).map { CutValue(tag: tag, content: $0) }
    case .text: return text().map { CutValue(tag: tag, content: $0) }
    case .integer:
      let start = position
      guard varint() != nil else { return nil }
      return CutValue(tag: tag, content: Bytes(rebasing: bytes[start..<position]))
    case .list, .object:
      guard let length = take(4) else { return nil }
      var count = 0
      for index in 0..<4 { count |= Int(length[index]) << (8 * index) }
      return take(count).map { CutValue(tag: tag, content: $0) }
    }
  }

  /// The next length and the bytes behind it: the name of a field.
  @inline(__always)
  mutating func text() -> Bytes? {
    guard let count = varint(), count <= UInt64(bytes.count) else { return nil }
    return take(Int(count))
  }

  @inline(__always)
  private mutating func take(_ count: Int) -> Bytes? {
    guard count <= bytes.count - position else { return nil }
    defer { position += count }
    return Bytes(rebasing: bytes[position..<position + count])
  }

  @inline(__always)
  fileprivate mutating func varint() -> UInt64? {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if shift == 63, byte > 1 { return nil }
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return value }
      shift += 7
      if shift > 63 { return nil }
    }
    return nil
  }
}

extension CutValue {
  /// The number of an integer value.
  var integer: Int64 {
    var cursor = CutCursor(content)
    let value = cursor.varint() ?? 0
    return Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)
  }

  /// The number of a double value.
  var double: Double {
    var bits: UInt64 = 0
    for index in 0..<min(content.count, 8) { bits |= UInt64(content[index]) << UInt64(8 * index) }
    return Double(bitPattern: bits)
  }
}
