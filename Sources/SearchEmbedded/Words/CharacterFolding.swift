/// What one character is to a word, and what becomes of it there.
///
/// One rule for indexing, querying and highlighting: lower case, then the plain letters of `FoldingTable`,
/// without combining marks. Letters and digits of every script make words; all else stands between words.
struct CharacterFolding: Sendable {
  enum Kind: UInt8 {
    /// Ends a word.
    case separator
    /// Part of a word.
    case letter
    /// A word of its own: scripts written without spaces (Han, kana).
    case ideograph
    /// Neither seen nor separating: combining marks, soft hyphens, joiners.
    case dropped
  }

  /// A character's kind and where its folded bytes stand.
  struct Entry {
    let kind: Kind
    let bytes: Bytes
  }

  /// Scalars below this are looked up in a table made at first use; it covers the alphabets of the West and
  /// the Near East.
  private static let tableEnd = 0x2100

  static let shared = CharacterFolding()

  /// For each ASCII byte its folded form, 0 for what separates words.
  let ascii: FlatBuffer<UInt8>
  private let kinds: FlatBuffer<UInt8>
  private let starts: FlatBuffer<UInt32>
  private let bytes: FlatBuffer<UInt8>
  private let folded: [UInt32: String]

  private init() {
    var folded: [UInt32: String] = [:]
    for entry in FoldingTable.entries {
      for character in entry.characters.unicodeScalars { folded[character.value] = entry.folded }
    }
    self.folded = folded
    var kinds = GrowingBuffer<UInt8>(capacity: Self.tableEnd)
    var starts = GrowingBuffer<UInt32>(capacity: Self.tableEnd + 1)
    var bytes = GrowingBuffer<UInt8>(capacity: Self.tableEnd * 2)
    for value in 0..<UInt32(Self.tableEnd) {
      starts.append(UInt32(bytes.count))
      let kind = Unicode.Scalar(value).map(Self.kind) ?? .separator
      kinds.append(kind.rawValue)
      guard kind == .letter, let scalar = Unicode.Scalar(value) else { continue }
      for byte in Self.fold(scalar, folded) { bytes.append(byte) }
    }
    starts.append(UInt32(bytes.count))
    let ascii = (0..<128).map { value -> UInt8 in
      starts[value + 1] > starts[value] ? bytes[Int(starts[value])] : 0
    }
    self.ascii = FlatBuffer(copying: ascii)
    self.kinds = kinds.finished()
    self.starts = starts.finished()
    self.bytes = bytes.finished()
  }

  /// - Parameter scratch: Room for the folded bytes of characters that stand in no table; the entry is good
  ///   until the next call.
  @inline(__always)
  func entry(_ scalar: UInt32, _ scratch: inout GrowingBuffer<UInt8>) -> Entry {
    let value = Int(scalar)
    guard value < Self.tableEnd else { return rareEntry(scalar, &scratch) }
    let start = Int(starts.base[value])
    let count = Int(starts.base[value + 1]) - start
    return Entry(
      kind: Kind(rawValue: kinds.base[value]) ?? .separator,
      bytes: Bytes(start: bytes.base + start, count: count))
  }

  @inline(never)
  private func rareEntry(_ value: UInt32, _ scratch: inout GrowingBuffer<UInt8>) -> Entry {
    scratch.removeAll()
    guard let scalar = Unicode.Scalar(value) else { return Entry(kind: .separator, bytes: scratch.values) }
    let kind = Self.kind(of: scalar)
    switch kind {
    case .separator, .dropped: break
    case .ideograph: for byte in UTF8.encode(scalar) ?? .init() { scratch.append(byte) }
    case .letter: for byte in Self.fold(scalar, folded) { scratch.append(byte) }
    }
    return Entry(kind: kind, bytes: scratch.values)
  }

  private static func kind(of scalar: Unicode.Scalar) -> Kind {
    switch scalar.value {
    case 0xAC00...0xD7A3: return .letter
    case 0x3005...0x3007, 0x3041...0x3096, 0x309D...0x309F, 0x30A1...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF,
      0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFF66...0xFF9D, 0x1B000...0x1B16F,
      0x20000...0x3FFFD:
      return .ideograph
    case 0x0300...0x036F, 0x0483...0x0487, 0x0591...0x05BD, 0x05BF, 0x05C1...0x05C2, 0x05C4...0x05C5, 0x05C7,
      0x0610...0x061A, 0x064B...0x065F, 0x0670, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF,
      0x3099...0x309A, 0xFE00...0xFE0F, 0xFE20...0xFE2F:
      return .dropped
    default: break
    }
    return switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber, .nonspacingMark, .spacingMark:
      .letter
    case .format: .dropped
    default: .separator
    }
  }

  /// A letter's or digit's folded bytes; a digit of any script becomes the ASCII one.
  private static func fold(_ scalar: Unicode.Scalar, _ folded: [UInt32: String]) -> [UInt8] {
    let properties = scalar.properties
    if properties.generalCategory == .decimalNumber, let digit = properties.numericValue, digit >= 0,
      digit <= 9
    {
      return [UInt8(ascii: "0") + UInt8(digit)]
    }
    var bytes: [UInt8] = []
    for lower in properties.lowercaseMapping.unicodeScalars where kind(of: lower) != .dropped {
      bytes += folded[lower.value].map { Array($0.utf8) } ?? Array(UTF8.encode(lower) ?? .init())
    }
    return bytes
  }
}
