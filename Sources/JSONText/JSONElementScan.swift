/// Finds where one JSON value ends, without parsing it, in a text that may arrive piece by piece.
///
/// It knows strings, brackets and where in an object or list a bracket may open, which is enough to notice a
/// missing quote or bracket close to where it is missing. A value that passes may still be no JSON: the parser
/// finds out.
package struct JSONElementScan: Sendable {
  package enum Outcome: Sendable, Hashable {
    /// The text ends inside the value; call `run` again with more.
    case needsMore
    /// The index behind the value.
    case complete(end: Int)
    /// Quotes or brackets cannot be right; at or shortly behind this index.
    case fault(at: Int)
  }

  /// Where the scan goes on.
  package private(set) var index: Int

  private var depth = 0
  /// One bit for each open bracket, the innermost lowest, set for objects. Only the inner 64 are remembered.
  private var kinds: UInt64 = 0
  private var isInString = false
  private var previous = Previous.none
  /// Where a string closed last.
  private var stringEnd = -1

  private enum Previous { case none, opening, comma, colon, value }

  /// - Parameter index: Where the value's first byte stands.
  package init(from index: Int) { self.index = index }

  /// Tells that the text moved down by `count` bytes because its front was let go.
  package mutating func moveDown(by count: Int) {
    index -= count
    stringEnd -= count
  }

  package mutating func run(_ bytes: UnsafeBufferPointer<UInt8>) -> Outcome {
    if isInString, let outcome = string(bytes) { return outcome }
    while index < bytes.count {
      switch Self.classes[Int(bytes[index])] {
      case .space: index += 1
      case .plain:
        guard index != stringEnd else { return .fault(at: index) }
        if depth == 0 { return scalar(bytes) }
        previous = .value
        index += 1
      case .quote:
        guard index != stringEnd else { return .fault(at: index) }
        index += 1
        isInString = true
        if let outcome = string(bytes) { return outcome }
      case .openObject:
        guard open(isObject: true) else { return .fault(at: index) }
      case .openList:
        guard open(isObject: false) else { return .fault(at: index) }
      case .closeObject, .closeList:
        let isObject = bytes[index] == UInt8(ascii: "}")
        guard depth > 0, depth > 64 || (kinds & 1 == 1) == isObject else { return .fault(at: index) }
        depth -= 1
        kinds >>= 1
        previous = .value
        index += 1
        if depth == 0 { return .complete(end: index) }
      case .comma:
        if depth == 0 { return .fault(at: index) }
        previous = .comma
        index += 1
      case .colon:
        guard depth > 64 || depth > 0 && kinds & 1 == 1 else { return .fault(at: index) }
        previous = .colon
        index += 1
      }
    }
    return .needsMore
  }

  /// Whether a bracket may open here.
  private mutating func open(isObject: Bool) -> Bool {
    if depth > 0, depth <= 64 {
      guard kinds & 1 == 1 ? previous == .colon : previous == .comma || previous == .opening else {
        return false
      }
    }
    depth += 1
    kinds = kinds << 1 | (isObject ? 1 : 0)
    previous = .opening
    index += 1
    return true
  }

  /// Goes on inside a string; `nil` once it closed inside a list or object.
  private mutating func string(_ bytes: UnsafeBufferPointer<UInt8>) -> Outcome? {
    while true {
      index = Self.firstSpecial(bytes, from: index)
      guard index < bytes.count else { return .needsMore }
      switch bytes[index] {
      case UInt8(ascii: "\""):
        index += 1
        isInString = false
        stringEnd = index
        previous = .value
        return depth == 0 ? .complete(end: index) : nil
      case UInt8(ascii: "\\"):
        guard index + 1 < bytes.count else { return .needsMore }
        index += 2
      default: return .fault(at: index)
      }
    }
  }

  /// A number or word that stands alone.
  private mutating func scalar(_ bytes: UnsafeBufferPointer<UInt8>) -> Outcome {
    while index < bytes.count {
      guard Self.classes[Int(bytes[index])] == .plain else { return .complete(end: index) }
      index += 1
    }
    return .needsMore
  }

  /// The first quote, backslash or control character from an index on; the count where there is none.
  private static func firstSpecial(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard let base = UnsafeRawPointer(bytes.baseAddress) else { return bytes.count }
    var index = start
    // Safety: eight bytes are read only where eight are left.
    while index + 8 <= bytes.count {
      let word = base.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian
      let found =
        zeros(word ^ 0x2222_2222_2222_2222) | zeros(word ^ 0x5C5C_5C5C_5C5C_5C5C)
        | zeros(word & 0xE0E0_E0E0_E0E0_E0E0)
      if found != 0 { return index + found.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < bytes.count, bytes[index] != 0x22, bytes[index] != 0x5C, bytes[index] >= 0x20 { index += 1 }
    return index
  }

  /// The top bit of each byte that is zero; bytes above the lowest such one may be told wrongly.
  private static func zeros(_ word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
  }

  private enum Class: UInt8 {
    case plain, space, quote, openObject, openList, closeObject, closeList, comma, colon
  }

  private static let classes: [Class] = (0...255).map { byte in
    switch UInt8(byte) {
    case 0x20, 0x09, 0x0A, 0x0D: .space
    case UInt8(ascii: "\""): .quote
    case UInt8(ascii: "{"): .openObject
    case UInt8(ascii: "["): .openList
    case UInt8(ascii: "}"): .closeObject
    case UInt8(ascii: "]"): .closeList
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: ":"): .colon
    default: .plain
    }
  }
}
