/// Rewrites what the JSON grammar allows and simdjson refuses.
///
/// Two things: whole numbers that do not fit 64 bits (`123456789012345678901` becomes `123456789012345678901e0`, which
/// is read as a `Double`), and half of a surrogate pair (`\ud83d` alone becomes `\ufffd`).
enum JSONMending {
  /// The text with both replaced; `nil` where it holds neither.
  static func mended(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count + 16)
    var hasChanged = false
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let start = index
      switch bytes[index] {
      case UInt8(ascii: "\""):
        index = string(bytes, from: index, into: &output, &hasChanged)
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        index = bytes[(index + 1)...].firstIndex { !isInNumber($0) } ?? bytes.endIndex
        output += bytes[start..<index]
        if isWideInteger(bytes[start..<index]) {
          output += [UInt8(ascii: "e"), UInt8(ascii: "0")]
          hasChanged = true
        }
      default:
        output.append(bytes[index])
        index += 1
      }
    }
    return hasChanged ? output : nil
  }

  /// Copies a string from its opening quote through its closing one; returns the index behind it.
  private static func string(
    _ bytes: ArraySlice<UInt8>, from start: Int, into output: inout [UInt8], _ hasChanged: inout Bool
  ) -> Int {
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
      let length = escapeLength(bytes, at: index)
      if length == 6, isSurrogate(bytes, at: index) {
        output += Array("\\ufffd".utf8)
        hasChanged = true
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
