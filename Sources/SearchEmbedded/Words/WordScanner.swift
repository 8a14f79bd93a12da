/// Cuts a text into folded words, one `next()` after the other.
///
/// The one place that says what a word is: letters and digits in a row, and each Han or kana character by
/// itself. Bytes that are no UTF-8 separate words. Keep one scanner for many texts: it reuses its memory.
struct WordScanner: ~Copyable {
  private let folding: CharacterFolding
  private let ascii: UnsafeMutablePointer<UInt8>
  private var text = Bytes(start: nil, count: 0)
  private var position = 0
  private var folded = GrowingBuffer<UInt8>(capacity: 128)
  private var scratch = GrowingBuffer<UInt8>(capacity: 16)
  /// For each folded byte the end of the character in the text that it came from, marks behind it included.
  private var ends = GrowingBuffer<Int>(capacity: 128)
  private let keepsEnds: Bool

  /// Where the current word stands in the text.
  private(set) var range = 0..<0

  /// - Parameter keepsEnds: Whether `end(ofPrefix:)` will be asked for.
  init(keepsEnds: Bool = false) {
    folding = .shared
    ascii = folding.ascii.base
    self.keepsEnds = keepsEnds
  }

  /// Starts at the beginning of a text, which must outlive the scan.
  @inline(__always)
  mutating func begin(_ text: Bytes) {
    self.text = text
    position = 0
  }

  /// The current word's folded bytes, good until the next call of `next()`.
  var word: Bytes { folded.values }

  /// Where the first `count` folded bytes of the current word end in the text; inside a character, behind it.
  func end(ofPrefix count: Int) -> Int {
    count > 0 && count <= ends.count ? ends[count - 1] : range.upperBound
  }

  /// Moves to the next word; `false` at the end of the text.
  @inline(__always)
  mutating func next() -> Bool {
    folded.removeAll()
    if keepsEnds { ends.removeAll() }
    var start = position
    while position < text.count {
      let byte = text[position]
      if byte < 0x80 {
        let letter = ascii[Int(byte)]
        if letter != 0 {
          if folded.count == 0 { start = position }
          folded.append(letter)
          position += 1
          if keepsEnds { ends.append(position) }
        } else if folded.count > 0 {
          break
        } else {
          position += 1
        }
      } else if !takeCharacter(&start) {
        break
      }
    }
    range = start..<position
    return folded.count > 0
  }

  /// Reads a character outside ASCII; `false` when the word ends before or with it.
  @inline(never)
  private mutating func takeCharacter(_ start: inout Int) -> Bool {
    guard let (scalar, length) = UTF8Reading.scalar(in: text, at: position) else {
      if folded.count > 0 { return false }
      position += 1
      return true
    }
    let entry = folding.entry(scalar, &scratch)
    switch entry.kind {
    case .separator:
      if folded.count > 0 { return false }
      position += length
      return true
    case .dropped:
      position += length
      extendLastCharacter(from: position - length)
      return true
    case .letter:
      if folded.count == 0 { start = position }
      take(entry.bytes, length)
      return true
    case .ideograph:
      if folded.count > 0 { return false }
      start = position
      take(entry.bytes, length)
      return false
    }
  }

  private mutating func take(_ bytes: Bytes, _ length: Int) {
    folded.append(bytes)
    position += length
    guard keepsEnds else { return }
    for _ in 0..<bytes.count { ends.append(position) }
  }

  /// Makes a mark belong to the character before it.
  private mutating func extendLastCharacter(from end: Int) {
    guard keepsEnds else { return }
    var index = ends.count - 1
    while index >= 0, ends[index] == end {
      ends[index] = position
      index -= 1
    }
  }
}

enum UTF8Reading {
  /// The character at a position and its length in bytes; `nil` where no whole and valid one starts.
  @inline(__always)
  static func scalar(in text: Bytes, at position: Int) -> (scalar: UInt32, length: Int)? {
    let lead = UInt32(text[position])
    func rest(_ offset: Int) -> UInt32? {
      guard position + offset < text.count, text[position + offset] & 0xC0 == 0x80 else { return nil }
      return UInt32(text[position + offset]) & 0x3F
    }
    switch lead {
    case 0xC2...0xDF:
      guard let second = rest(1) else { return nil }
      return ((lead & 0x1F) << 6 | second, 2)
    case 0xE0...0xEF:
      guard let second = rest(1), let third = rest(2) else { return nil }
      let value = (lead & 0x0F) << 12 | second << 6 | third
      guard value >= 0x800, !(0xD800...0xDFFF).contains(value) else { return nil }
      return (value, 3)
    case 0xF0...0xF4:
      guard let second = rest(1), let third = rest(2), let fourth = rest(3) else { return nil }
      let value = (lead & 0x07) << 18 | second << 12 | third << 6 | fourth
      guard value >= 0x10000, value <= 0x10FFFF else { return nil }
      return (value, 4)
    case 0x00...0x7F: return (lead, 1)
    default: return nil
    }
  }
}
