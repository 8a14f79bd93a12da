/// Writes text for the plain text profile: as it is, with U+FFFD for controls (but tab, line feed and carriage
/// return) and noncharacters.
enum PlainText {
  static func append(_ text: String, to page: inout PageBytes) {
    text.withBytes { bytes in
      var position = 0
      while position < bytes.count {
        let byte = bytes[position]
        if byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D || byte == 0x7F {
          CharacterCheck.appendReplacement(to: &page)
          position += 1
        } else if byte < 0x80 {
          page.append(byte)
          position += 1
        } else {
          let length = min(CharacterCheck.length(lead: byte), bytes.count - position)
          if CharacterCheck.isForbidden(bytes, at: position) {
            CharacterCheck.appendReplacement(to: &page)
          } else {
            page.append(bytes, position..<(position + length))
          }
          position += length
        }
      }
    }
  }
}
