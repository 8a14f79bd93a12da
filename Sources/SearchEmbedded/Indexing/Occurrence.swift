/// Where in a record a word stands, in 32 bits: attribute, ends of the value, position.
///
/// The number orders occurrences by attribute.
struct Occurrence: BitwiseCopyable {
  var bits: UInt32

  static let maximumAttribute = 0xFF
  static let maximumPosition = 1 << 22 - 1
  /// Positions left free between two values of one attribute.
  static let gap = 16

  /// - Parameter attribute: The place in `IndexSettings.searchable`; places from 255 on count as one.
  @inline(__always)
  init(attribute: Int, position: Int) {
    bits =
      UInt32(min(attribute, Self.maximumAttribute)) << 24 | UInt32(min(position, Self.maximumPosition))
  }

  @inline(__always) var attribute: UInt32 { bits >> 24 }

  /// Whether this is the first word of its value.
  @inline(__always) var isFirst: Bool { bits & 1 << 23 != 0 }

  /// Whether this is the last word of its value.
  @inline(__always) var isLast: Bool { bits & 1 << 22 != 0 }

  /// Whether the value has no other word.
  @inline(__always) var isWhole: Bool { bits >> 22 & 3 == 3 }

  @inline(__always) mutating func markFirst() { bits |= 1 << 23 }

  @inline(__always) mutating func markLast() { bits |= 1 << 22 }
}
