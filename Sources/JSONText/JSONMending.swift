/// Rewrites what the JSON grammar allows and simdjson refuses.
///
/// Two things: whole numbers that do not fit 64 bits (`123456789012345678901` becomes `123456789012345678901e0`, which
/// is read as a `Double`), and half of a surrogate pair (`\ud83d` alone becomes `\ufffd`). A third on request: numbers
/// that no `Double` holds become null.
struct JSONMending {
  /// Whether numbers such as `1e400`, `NaN` and `-Infinity` become null.
  let dropsNumbers: Bool
  /// What was rewritten so far.
  private(set) var found: JSONElement.Mending = []

  private var output: [UInt8] = []

  init(dropsNumbers: Bool) { self.dropsNumbers = dropsNumbers }

  /// The text with all of it replaced; `nil` where there is nothing to replace.
  mutating func mended(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    output.removeAll()
    output.reserveCapacity(bytes.count + 16)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      switch bytes[index] {
      case UInt8(ascii: "\""): index = string(bytes, from: index)
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "N") where dropsNumbers, UInt8(ascii: "I") where dropsNumbers:
        index = number(bytes, from: index)
      default:
        output.append(bytes[index])
        index += 1
      }
    }
    return found.isEmpty ? nil : output
  }

  /// Copies a number, or a word in its place; returns the index behind it.
  private mutating func number(_ bytes: ArraySlice<UInt8>, from start: Int) -> Int {
    let end =
      bytes[(start + 1)...].firstIndex { !Self.isInNumber($0) && !Self.isLetter($0) } ?? bytes.endIndex
    let text = bytes[start..<end]
    if dropsNumbers, Self.isBeyondDouble(text) {
      output += Array("null".utf8)
      found.insert(.numbersDropped)
      return end
    }
    output += text
    if Self.isWideInteger(text) {
      output += [UInt8(ascii: "e"), UInt8(ascii: "0")]
      found.insert(.roundedIntegers)
    }
    return end
  }

  private static func isBeyondDouble(_ text: ArraySlice<UInt8>) -> Bool {
    let word = text.first == UInt8(ascii: "-") ? text.dropFirst() : text
    if word.elementsEqual("NaN".utf8) || word.elementsEqual("Infinity".utf8) { return true }
    guard text.allSatisfy(isInNumber) else { return false }
    return Double(String(decoding: text, as: UTF8.self)).map(\.isInfinite) ?? false
  }

  /// Copies a string from its opening quote through its closing one; returns the index behind it.
  private mutating func string(_ bytes: ArraySlice<UInt8>, from start: Int) -> Int {
    output.append(bytes[start])
    var index = start + 1
    while index < bytes.endIndex {
      let byte = bytes[index]
      guard byte == UInt8(ascii: "\\") else {
        output.append(byte)
        index += 1
        if byte == UInt8(ascii: "\"") { return index }
        continue
      }
      let length = Self.escapeLength(bytes, at: index)
      if length == 6, Self.isSurrogate(bytes, at: index) {
        output += Array("\\ufffd".utf8)
        found.insert(.halfSurrogates)
      } else {
        output += bytes[index..<(index + length)]
      }
      index += length
    }
    return index
  }

  /// The bytes of the escape at an index: 12 for a whole surrogate pair, 6 for another `\uXXXX`, otherwise 2 or what is left.
  private static func escapeLength(_ bytes: ArraySlice<UInt8>, at index: Int) -> Int {
    guard let unit = JSONEscape.unit(bytes, at: index) else { return min(2, bytes.endIndex - index) }
    guard 0xD800...0xDBFF ~= unit, let next = JSONEscape.unit(bytes, at: index + 6), 0xDC00...0xDFFF ~= next
    else { return 6 }
    return 12
  }

  private static func isSurrogate(_ bytes: ArraySlice<UInt8>, at index: Int) -> Bool {
    JSONEscape.unit(bytes, at: index).map { 0xD800...0xDFFF ~= $0 } ?? false
  }

  /// Whether this is a whole number that simdjson refuses for its size.
  private static func isWideInteger(_ number: ArraySlice<UInt8>) -> Bool {
    guard number.count >= 19, number.dropFirst().allSatisfy(isDigit) else { return false }
    let text = String(decoding: number, as: UTF8.self)
    return Int64(text) == nil && UInt64(text) == nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

  private static func isLetter(_ byte: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 }

  private static func isInNumber(_ byte: UInt8) -> Bool {
    isDigit(byte) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains(byte)
  }
}

/// A `\uXXXX` escape.
enum JSONEscape {
  /// Its UTF-16 unit; `nil` where no such escape stands at the index.
  static func unit(_ bytes: ArraySlice<UInt8>, at index: Int) -> UInt32? {
    guard index + 6 <= bytes.endIndex, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u")
    else { return nil }
    var unit: UInt32 = 0
    for byte in bytes[(index + 2)..<(index + 6)] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else { return nil }
      unit = unit << 4 | UInt32(digit)
    }
    return unit
  }
}
