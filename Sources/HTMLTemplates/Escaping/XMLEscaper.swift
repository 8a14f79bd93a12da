/// Writes any text so that an XML parser reads exactly that text back, less the characters XML forbids.
///
/// Dropped: controls but tab, line feed and carriage return, and U+FFFE and U+FFFF (XML 1.0, 2.2). A carriage return
/// becomes a reference, since parsers turn it into a line feed; in attributes tab and line feed too, since they would
/// become spaces.
enum XMLEscaper {
  static func append(_ text: String, isAttribute: Bool, to page: inout PageBytes) {
    text.withBytes { bytes in
      var runStart = 0
      var position = 0
      while position < bytes.count {
        let length = bytes[position] < 0x80 ? 1 : CharacterCheck.length(lead: bytes[position])
        if let replacement = replacement(bytes, position, isAttribute) {
          page.append(bytes, runStart..<position)
          page.append(replacement)
          runStart = min(position + length, bytes.count)
        }
        position += length
      }
      page.append(bytes, min(runStart, bytes.count)..<bytes.count)
    }
  }

  /// What is written in place of the character at `position`; nil where it stays.
  private static func replacement(
    _ bytes: UnsafeBufferPointer<UInt8>, _ position: Int, _ isAttribute: Bool
  ) -> String? {
    switch bytes[position] {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    case UInt8(ascii: "\r"): "&#13;"
    case UInt8(ascii: "\n"): isAttribute ? "&#10;" : nil
    case UInt8(ascii: "\t"): isAttribute ? "&#9;" : nil
    case 0..<0x20: ""
    case 0xEF:
      position + 2 < bytes.count && bytes[position + 1] == 0xBF && bytes[position + 2] >= 0xBE ? "" : nil
    default: nil
    }
  }

}
