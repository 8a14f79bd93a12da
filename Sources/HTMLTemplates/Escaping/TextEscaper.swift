/// Writes any text so that HTML reads exactly that text back, in element content and in quoted values.
///
/// `& < > " '` become character references, a carriage return too, because HTML would turn it into a line feed.
/// Characters HTML forbids (controls, noncharacters) become U+FFFD. In attributes tab and line feed become references too,
/// which HTML does not need and XML does: it would turn them into spaces.
enum TextEscaper {
  static func append(_ text: String, isAttribute: Bool = false, to page: inout PageBytes) {
    text.withBytes { append($0, isAttribute, to: &page) }
  }

  private static func append(
    _ bytes: UnsafeBufferPointer<UInt8>, _ isAttribute: Bool, to page: inout PageBytes
  ) {
    var runStart = 0
    var position = 0
    while position < bytes.count {
      if position + 8 <= bytes.count {
        let found = ByteScan.markup(ByteScan.eight(bytes, position))
        position += found.trailingZeroBitCount / 8
        if found == 0 { continue }
      }
      let byte = bytes[position]
      guard isSpecial(byte) || isAttribute && (byte == 0x09 || byte == 0x0A) else {
        position += 1
        continue
      }
      if byte < 0x80 {
        page.append(bytes, runStart..<position)
        appendReference(byte, to: &page)
        position += 1
        runStart = position
      } else {
        let length = CharacterCheck.length(lead: byte)
        if CharacterCheck.isForbidden(bytes, at: position) {
          page.append(bytes, runStart..<position)
          CharacterCheck.appendReplacement(to: &page)
          runStart = position + length
        }
        position += length
      }
    }
    page.append(bytes, min(runStart, bytes.count)..<bytes.count)
  }

  /// Bytes that may need another spelling: markup, controls, and leads of characters that may be forbidden.
  @inline(__always)
  private static func isSpecial(_ byte: UInt8) -> Bool {
    let set: UInt64 =
      switch byte >> 6 {
      case 0: 0x5000_00C4_FFFF_F9FF  // controls but tab and line feed; " & ' < >
      case 1: 0x8000_0000_0000_0000  // DEL
      case 2: 0
      default: 0x001F_8000_0000_0004  // C2, EF and F0 to F4
      }
    return set >> UInt64(byte & 63) & 1 != 0
  }

  private static func appendReference(_ byte: UInt8, to page: inout PageBytes) {
    switch byte {
    case UInt8(ascii: "&"): page.append("&amp;")
    case UInt8(ascii: "<"): page.append("&lt;")
    case UInt8(ascii: ">"): page.append("&gt;")
    case UInt8(ascii: "\""): page.append("&quot;")
    case UInt8(ascii: "'"): page.append("&#39;")
    case UInt8(ascii: "\r"): page.append("&#13;")
    case UInt8(ascii: "\n"): page.append("&#10;")
    case UInt8(ascii: "\t"): page.append("&#9;")
    default: CharacterCheck.appendReplacement(to: &page)
    }
  }
}

/// Finds characters that no page may hold: controls from U+0080 on, and noncharacters.
enum CharacterCheck {
  /// The bytes of the character that starts with `lead`.
  static func length(lead: UInt8) -> Int {
    lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
  }

  static func isForbidden(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) -> Bool {
    let lead = bytes[position]
    guard position + length(lead: lead) <= bytes.count else { return true }
    let second = bytes[position + 1]
    switch lead {
    case 0xC2: return second < 0xA0
    case 0xEF:
      let third = bytes[position + 2]
      return second == 0xBF && third >= 0xBE || second == 0xB7 && (0x90...0xAF).contains(third)
    case 0xF0...0xF4:
      return second & 0x0F == 0x0F && bytes[position + 2] == 0xBF && bytes[position + 3] >= 0xBE
    default: return false
    }
  }

  static func appendReplacement(to page: inout PageBytes) {
    page.append(0xEF)
    page.append(0xBF)
    page.append(0xBD)
  }
}
