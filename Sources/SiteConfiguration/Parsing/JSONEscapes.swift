/// JSON's way to escape characters beyond U+FFFF, `\ud83d\ude00`, as YAML's, `\U0001F600`, which libyaml reads.
///
/// Only in files that start as JSON: elsewhere the same signs may stand in a text without escapes.
struct JSONEscapes {
  private(set) var bytes: [UInt8] = []
  /// Where escapes were shortened by two characters, in the places of the shortened text.
  private var shortened: [Int: [Int]] = [:]

  init(_ source: [UInt8]) {
    let opening = source.first { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }
    guard opening == UInt8(ascii: "{") || opening == UInt8(ascii: "["), source.contains(UInt8(ascii: "\\"))
    else {
      bytes = source
      return
    }
    bytes.reserveCapacity(source.count)
    rewrite(source)
  }

  /// The place in the file of a place in the shortened text.
  func original(_ place: YAMLPlace) -> YAMLPlace {
    guard let columns = shortened[place.line] else { return place }
    return YAMLPlace(line: place.line, column: place.column + 2 * columns.count { $0 < place.column })
  }

  private mutating func rewrite(_ source: [UInt8]) {
    var index = 0
    var line = 1
    var column = 1
    while index < source.count {
      let byte = source[index]
      if byte == UInt8(ascii: "\\"), let scalar = Self.pair(in: source[index...]) {
        bytes += Array("\\U000".utf8) + Array(Words.hex(scalar.value).utf8)
        shortened[line, default: []].append(column)
        (index, column) = (index + 12, column + 10)
      } else if byte == UInt8(ascii: "\\"), index + 1 < source.count, source[index + 1] != UInt8(ascii: "\n")
      {
        bytes += source[index...index + 1]  // an escaped backslash starts no further escape
        (index, column) = (index + 2, column + 2)
      } else {
        bytes.append(byte)
        index += 1
        if byte == UInt8(ascii: "\n") {
          (line, column) = (line + 1, 1)
        } else if byte & 0xC0 != 0x80 {
          column += 1
        }
      }
    }
  }

  /// The character of two escaped surrogates at the start of these bytes.
  private static func pair(in bytes: ArraySlice<UInt8>) -> Unicode.Scalar? {
    guard let high = surrogate(bytes), (0xD800...0xDBFF).contains(high),
      let low = surrogate(bytes.dropFirst(6)), (0xDC00...0xDFFF).contains(low)
    else { return nil }
    return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
  }

  private static func surrogate(_ bytes: ArraySlice<UInt8>) -> UInt32? {
    guard bytes.starts(with: Array("\\u".utf8)), bytes.count >= 6 else { return nil }
    return UInt32(String(decoding: bytes.dropFirst(2).prefix(4), as: UTF8.self), radix: 16)
  }
}
