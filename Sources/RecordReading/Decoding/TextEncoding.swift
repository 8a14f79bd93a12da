/// How the bytes of a file stand for characters.
package enum TextEncoding: String, Sendable, Hashable, CaseIterable {
  case utf8 = "UTF-8"
  case utf16LittleEndian = "UTF-16 LE"
  case utf16BigEndian = "UTF-16 BE"
  /// What spreadsheets on older Windows machines write: one byte a character.
  case windows1252 = "Windows-1252"

  /// The encoding that a file's first bytes tell, and how many bytes its byte order mark has.
  ///
  /// UTF-16 without a mark is known by its zeros: the text opens with characters of ASCII, so most of every second byte
  /// are zero and hardly any other. Everything else is UTF-8 until the decoder finds out otherwise.
  static func detect(_ head: some Collection<UInt8>) -> (encoding: TextEncoding, markLength: Int) {
    if head.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
    if head.starts(with: [0xFF, 0xFE]) { return (.utf16LittleEndian, 2) }
    if head.starts(with: [0xFE, 0xFF]) { return (.utf16BigEndian, 2) }
    var zeros = [0, 0]
    let count = min(head.count, 512) & ~1
    for (index, byte) in head.prefix(count).enumerated() where byte == 0 { zeros[index & 1] += 1 }
    if zeros[0] * 8 < zeros[1], zeros[1] * 5 > count { return (.utf16LittleEndian, 0) }
    if zeros[1] * 8 < zeros[0], zeros[0] * 5 > count { return (.utf16BigEndian, 0) }
    return (.utf8, 0)
  }
}
