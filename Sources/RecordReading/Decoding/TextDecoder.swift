/// Turns the bytes of a file into UTF-8, piece by piece, repairing what is none.
///
/// Each part that cannot be a character becomes U+FFFD and is counted. A text that is said to be UTF-8 may be turned
/// into Windows-1252 at its first piece beyond ASCII, when `allowsWindows1252` is set and that piece holds more bytes
/// that break UTF-8 than characters that keep to it.
struct TextDecoder {
  private(set) var encoding: TextEncoding
  var allowsWindows1252 = false
  /// Parts that were no character and became U+FFFD.
  private(set) var repairCount = 0
  /// Bytes of decoded text in front of the first repair.
  private(set) var firstRepair: Int?

  /// Bytes of a character that the next piece completes; at most 3.
  private var pending: [UInt8] = []
  private var hasSeenNonASCII = false
  private var decodedCount = 0

  init(_ encoding: TextEncoding) { self.encoding = encoding }

  /// Appends the decoded text of one piece.
  mutating func decode(_ piece: UnsafeBufferPointer<UInt8>, isLast: Bool, into text: inout [UInt8]) {
    let start = text.count
    if pending.isEmpty {
      decodeWhole(piece, isLast, &text, start)
    } else {
      let joined = pending + piece
      pending = []
      joined.withUnsafeBufferPointer { decodeWhole($0, isLast, &text, start) }
    }
    decodedCount += text.count - start
  }

  private mutating func decodeWhole(
    _ bytes: UnsafeBufferPointer<UInt8>, _ isLast: Bool, _ text: inout [UInt8], _ start: Int
  ) {
    switch encoding {
    case .utf8: utf8(bytes, isLast, &text, start)
    case .utf16LittleEndian: utf16(bytes, isLast, &text, start, low: 0)
    case .utf16BigEndian: utf16(bytes, isLast, &text, start, low: 1)
    case .windows1252: Self.windows1252(bytes, &text)
    }
  }

  private mutating func repair(_ text: inout [UInt8], _ start: Int) {
    if firstRepair == nil { firstRepair = decodedCount + text.count - start }
    repairCount += 1
    text += [0xEF, 0xBF, 0xBD]
  }
}

extension TextDecoder {
  private mutating func utf8(
    _ bytes: UnsafeBufferPointer<UInt8>, _ isLast: Bool, _ text: inout [UInt8], _ start: Int
  ) {
    var copied = 0
    var index = UTF8Sequence.firstNonASCII(bytes, from: 0)
    if index < bytes.count, !hasSeenNonASCII {
      hasSeenNonASCII = true
      if allowsWindows1252, Self.looksLikeWindows1252(bytes, from: index) {
        encoding = .windows1252
        return Self.windows1252(bytes, &text)
      }
    }
    while index < bytes.count {
      switch UTF8Sequence.length(bytes, at: index) {
      case .valid(let count): index += count
      case .invalid(let count):
        text += bytes[copied..<index]
        repair(&text, start)
        index += count
        copied = index
      case .incomplete:
        text += bytes[copied..<index]
        if isLast { repair(&text, start) } else { pending = Array(bytes[index...]) }
        return
      }
      if index < bytes.count, bytes[index] < 0x80 { index = UTF8Sequence.firstNonASCII(bytes, from: index) }
    }
    text += bytes[copied...]
  }

  /// Whether more bytes break UTF-8 than characters keep to it.
  private static func looksLikeWindows1252(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
    var (valid, invalid) = (0, 0)
    var index = start
    while index < bytes.count {
      switch UTF8Sequence.length(bytes, at: index) {
      case .valid(let count): (valid, index) = (valid + 1, index + count)
      case .invalid(let count): (invalid, index) = (invalid + 1, index + count)
      case .incomplete: index = bytes.count
      }
      index = UTF8Sequence.firstNonASCII(bytes, from: index)
    }
    return invalid > valid
  }

  private static func windows1252(_ bytes: UnsafeBufferPointer<UInt8>, _ text: inout [UInt8]) {
    for byte in bytes {
      if byte < 0x80 {
        text.append(byte)
      } else if byte < 0xA0 {
        append(windowsCharacters[Int(byte) - 0x80], &text)
      } else {
        append(Unicode.Scalar(byte), &text)
      }
    }
  }

  private static func append(_ scalar: Unicode.Scalar, _ text: inout [UInt8]) {
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { text.append(byte) }
  }

  private mutating func utf16(
    _ bytes: UnsafeBufferPointer<UInt8>, _ isLast: Bool, _ text: inout [UInt8], _ start: Int, low: Int
  ) {
    func unit(_ index: Int) -> UInt32 {
      UInt32(bytes[index + low]) | UInt32(bytes[index + 1 - low]) << 8
    }
    var index = 0
    while index + 1 < bytes.count {
      let first = unit(index)
      guard 0xD800...0xDFFF ~= first else {
        if first < 0x80 {
          text.append(UInt8(first))
        } else {
          Self.append(Unicode.Scalar(first) ?? "\u{FFFD}", &text)
        }
        index += 2
        continue
      }
      if first < 0xDC00, index + 3 >= bytes.count, !isLast { break }
      if first < 0xDC00, index + 3 < bytes.count, 0xDC00...0xDFFF ~= unit(index + 2) {
        let scalar = 0x10000 + (first & 0x3FF) << 10 + unit(index + 2) & 0x3FF
        Self.append(Unicode.Scalar(scalar) ?? "\u{FFFD}", &text)
        index += 4
      } else {
        repair(&text, start)
        index += 2
      }
    }
    guard index < bytes.count else { return }
    if isLast { repair(&text, start) } else { pending = Array(bytes[index...]) }
  }

  /// The characters of the bytes 80 to 9F, by the WHATWG's table; the five without one are control characters.
  private static let windowsCharacters: [Unicode.Scalar] = [
    "€", "\u{81}", "‚", "ƒ", "„", "…", "†", "‡", "ˆ", "‰", "Š", "‹", "Œ", "\u{8D}", "Ž", "\u{8F}",
    "\u{90}", "‘", "’", "“", "”", "•", "–", "—", "˜", "™", "š", "›", "œ", "\u{9D}", "ž", "Ÿ",
  ]
}
