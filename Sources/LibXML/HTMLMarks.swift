/// Tells tags and entities of HTML from the same characters in other texts.
enum HTMLMarks {
  /// UTF-8 in which only real tags and entities are left to the parser: every other `<` and `&` is escaped.
  ///
  /// Tags deeper than `deepest` are left out, a line break in the place of blocks: libxml2 ends at 256 levels.
  static func guarding(_ text: String, keepsTags: Bool) -> [UInt8] {
    let bytes = Array(text.utf8)
    var output: [UInt8] = []
    var depth = 0
    output.reserveCapacity(bytes.count + 64)
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "<"):
        if keepsTags, let tag = tag(in: bytes, at: index) {
          if tag.isClosing {
            depth = max(0, depth - 1)
          } else if !HTMLElements.voids.contains(tag.name) {
            depth += 1
          }
          if depth < deepest || HTMLElements.unread.contains(tag.name) {
            output += bytes[index..<tag.end]
          } else if HTMLElements.blocks.contains(tag.name) {
            output += Array("<br>".utf8)
          }
          index = tag.end
        } else {
          output += Array("&lt;".utf8)
          index += 1
        }
      case UInt8(ascii: "&"):
        if let end = endOfEntity(in: bytes, at: index) {
          output += bytes[index..<end]
          index = end
        } else {
          output += Array("&amp;".utf8)
          index += 1
        }
      // libxml2 reads a zero as the end, and other control characters as nothing.
      case 0..<0x20 where ![0x09, 0x0A, 0x0D].contains(bytes[index]):
        output += [0xEF, 0xBF, 0xBD]
        index += 1
      default:
        output.append(bytes[index])
        index += 1
      }
    }
    return output
  }

  private static let deepest = 100

  struct Tag {
    /// In lower case; empty for a comment or declaration.
    let name: String
    let isClosing: Bool
    let hasValues: Bool
    /// The index behind `>`.
    let end: Int
  }

  /// The tag, comment or document type that opens at an index; `nil` where none does.
  static func tag(in bytes: [UInt8], at start: Int) -> Tag? {
    var index = start + 1
    guard index < bytes.count else { return nil }
    if bytes[index] == UInt8(ascii: "!") { return comment(in: bytes, at: start) }
    let isClosing = bytes[index] == UInt8(ascii: "/")
    if isClosing { index += 1 }
    let nameEnd = bytes[index...].firstIndex { !isLetter($0) && !isDigit($0) } ?? bytes.count
    guard nameEnd > index, isLetter(bytes[index]), nameEnd - index <= 16, nameEnd < bytes.count else {
      return nil
    }
    let name = String(decoding: bytes[index..<nameEnd], as: UTF8.self).lowercased()
    guard
      isSpace(bytes[nameEnd]) || bytes[nameEnd] == UInt8(ascii: "/") || bytes[nameEnd] == UInt8(ascii: ">"),
      HTMLElements.isKnown(name), let end = endOfTag(in: bytes, from: nameEnd)
    else { return nil }
    let hasValues = bytes[nameEnd..<end].contains(UInt8(ascii: "="))
    return Tag(name: name, isClosing: isClosing, hasValues: hasValues, end: end)
  }

  /// The entity ending in `;` that opens at an index: the index behind it, `nil` where none does.
  static func endOfEntity(in bytes: [UInt8], at start: Int) -> Int? {
    let rest = bytes[(start + 1)...].prefix(12)
    guard let semicolon = rest.firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let name = rest[..<semicolon]
    return isCharacterNumber(name) || isEntityName(name) ? semicolon + 1 : nil
  }

  private static func isEntityName(_ name: ArraySlice<UInt8>) -> Bool {
    guard let first = name.first, isLetter(first), name.allSatisfy({ isLetter($0) || isDigit($0) }) else {
      return false
    }
    return HTMLNames.character(forEntity: String(decoding: name, as: UTF8.self)) != nil
  }

  /// `#8217` or `#x2019`, for a character that a text may hold.
  private static func isCharacterNumber(_ name: ArraySlice<UInt8>) -> Bool {
    guard name.first == UInt8(ascii: "#") else { return false }
    let isHex = name.dropFirst().first.map { $0 | 0x20 } == UInt8(ascii: "x")
    let digits = String(decoding: name.dropFirst(isHex ? 2 : 1), as: UTF8.self)
    guard digits.utf8.allSatisfy({ isDigit($0) || isHex && isLetter($0) }),
      let number = UInt32(digits, radix: isHex ? 16 : 10), let scalar = Unicode.Scalar(number)
    else { return false }
    return scalar.value >= 0x20 || [0x09, 0x0A, 0x0D].contains(scalar.value)
  }

  private static func comment(in bytes: [UInt8], at start: Int) -> Tag? {
    if bytes[start...].starts(with: Array("<!--".utf8)) {
      var index = start + 4
      while index + 2 < bytes.count {
        if bytes[index] == 0x2D, bytes[index + 1] == 0x2D, bytes[index + 2] == 0x3E {
          return Tag(name: "", isClosing: false, hasValues: false, end: index + 3)
        }
        index += 1
      }
      return nil
    }
    let word = String(decoding: bytes[(start + 2)...].prefix(7), as: UTF8.self).lowercased()
    guard word == "doctype", let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")) else { return nil }
    return Tag(name: "", isClosing: false, hasValues: false, end: end + 1)
  }

  /// The index behind a tag's `>`, which may stand in a quoted value too; `nil` where another tag opens first.
  private static func endOfTag(in bytes: [UInt8], from start: Int) -> Int? {
    var quote: UInt8?
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: ">") {
        return index + 1
      } else if byte == UInt8(ascii: "<") {
        return nil
      } else if (byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"))
        && bytes[index - 1] == UInt8(ascii: "=")
      {
        quote = byte
      }
      index += 1
    }
    return nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 }
  private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
  private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(byte) }
}
