import SearchCore

/// Builds record values from simdjson's tape, word by word and without a call into C.
///
/// The layout: the top byte of a word is a letter that says what stands there. For `{` and `[` the low 32 bits are
/// the index behind the closing bracket and the next 24 bits the number of elements, where 0xFFFFFF means that many
/// or more. For `"` the low 56 bits are an offset into the strings, where a 32-bit length precedes the text. `l`, `u`
/// and `d` are followed by a word that holds the number.
struct JSONTapeReader {
  // Safety: both belong to whoever made the reader, who keeps them alive for as long as it reads; indices come from
  // the tape, which simdjson built whole.
  private let words: UnsafePointer<UInt64>
  private let strings: UnsafePointer<UInt8>
  private var index = 0

  init(words: UnsafePointer<UInt64>, strings: UnsafePointer<UInt8>) {
    self.words = words
    self.strings = strings
  }

  /// The whole text's value; the tape opens with one word for the text itself.
  mutating func root() -> RecordValue {
    index = 1
    return value()
  }

  private mutating func value() -> RecordValue {
    let word = words[index]
    index += 1
    switch UInt8(truncatingIfNeeded: word >> 56) {
    case UInt8(ascii: "\""): return .text(text(word))
    case UInt8(ascii: "l"): return .integer(Int64(bitPattern: number()))
    // Beyond `Int64`, where a `Double` would round: most such numbers are ids, whose digits all count.
    case UInt8(ascii: "u"): return .text(String(number()))
    case UInt8(ascii: "d"): return Self.canonical(Double(bitPattern: number()))
    case UInt8(ascii: "t"): return .bool(true)
    case UInt8(ascii: "f"): return .bool(false)
    case UInt8(ascii: "["): return .list(list(word))
    case UInt8(ascii: "{"): return .object(object(word))
    default: return .null
    }
  }

  private mutating func list(_ word: UInt64) -> [RecordValue] {
    let last = Self.end(word) - 1
    var values: [RecordValue] = []
    values.reserveCapacity(Self.count(word))
    while index < last { values.append(value()) }
    index = last + 1
    return values
  }

  private mutating func object(_ word: UInt64) -> RecordObject {
    let last = Self.end(word) - 1
    var fields: [RecordObject.Field] = []
    fields.reserveCapacity(Self.count(word))
    while index < last {
      let name = text(words[index])
      index += 1
      fields.append(RecordObject.Field(name: name, value: value()))
    }
    index = last + 1
    return RecordObject(fields)
  }

  private mutating func number() -> UInt64 {
    defer { index += 1 }
    return words[index]
  }

  private func text(_ word: UInt64) -> String {
    let start = strings + Int(word & 0x00FF_FFFF_FFFF_FFFF)
    let length = UnsafeRawPointer(start).loadUnaligned(as: UInt32.self)
    return String(decoding: UnsafeBufferPointer(start: start + 4, count: Int(length)), as: UTF8.self)
  }

  private static func end(_ word: UInt64) -> Int { Int(word & 0xFFFF_FFFF) }

  private static func count(_ word: UInt64) -> Int { Int(word >> 32 & 0xFF_FFFF) }

  /// A whole number that fits 64 bits is an integer, however it was written.
  private static func canonical(_ number: Double) -> RecordValue {
    Int64(exactly: number).map(RecordValue.integer) ?? .number(number)
  }
}
