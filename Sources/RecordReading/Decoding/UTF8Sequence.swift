/// Reads UTF-8 byte by byte, as the Unicode Standard's table 3-7 allows it.
enum UTF8Sequence {
  enum Length {
    case valid(Int)
    /// The bytes so far may become a character with those that follow.
    case incomplete
    /// This many bytes are none: the part that could have opened a character.
    case invalid(Int)
  }

  /// What stands at an index at which the byte is not ASCII.
  static func length(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Length {
    let lead = bytes[index]
    let (count, second): (Int, ClosedRange<UInt8>)
    switch lead {
    case 0xC2...0xDF: (count, second) = (2, 0x80...0xBF)
    case 0xE0: (count, second) = (3, 0xA0...0xBF)
    case 0xED: (count, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (count, second) = (3, 0x80...0xBF)
    case 0xF0: (count, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (count, second) = (4, 0x80...0xBF)
    case 0xF4: (count, second) = (4, 0x80...0x8F)
    default: return .invalid(1)
    }
    for step in 1..<count {
      guard index + step < bytes.count else { return .incomplete }
      guard (step == 1 ? second : 0x80...0xBF) ~= bytes[index + step] else { return .invalid(step) }
    }
    return .valid(count)
  }

  /// The first index from `start` on at which a byte is not ASCII; the count where there is none.
  static func firstNonASCII(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard let base = UnsafeRawPointer(bytes.baseAddress) else { return bytes.count }
    var index = start
    // Safety: eight bytes are read only where eight are left.
    while index + 8 <= bytes.count {
      let word = base.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080
      if word != 0 { return index + word.littleEndian.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < bytes.count, bytes[index] < 0x80 { index += 1 }
    return index
  }
}
