/// Looks at eight bytes of UTF-8 at a time for ones that need another spelling.
///
/// Each answer is one bit a byte, its highest: the lowest bit that is set stands for the first byte looked for; bits
/// above it may be wrong. Some bytes that need nothing are found, too; none that needs something is missed.
enum ByteScan {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  /// Controls, `" & ' < >`, DEL and all that is not ASCII; `#` is found with the quotes.
  @inline(__always)
  static func markup(_ eight: UInt64) -> UInt64 {
    let found =
      less(eight, 0x20) | equal(eight | (ones &* 0x05), 0x27) | equal(eight | (ones &* 0x02), 0x3E)
      | equal(eight, 0x7F) | eight
    return found & highs
  }

  /// What no URL holds, `&` and the comma; `#` and `~` are found, too.
  @inline(__always)
  static func url(_ eight: UInt64) -> UInt64 {
    let found =
      less(eight, 0x21) | equal(eight | (ones &* 0x05), 0x27) | equal(eight, 0x2C)
      | equal(eight | (ones &* 0x02), 0x3E) | equal(eight | (ones &* 0x02), 0x5E) | equal(eight, 0x60)
      | ((eight & ~highs) &+ (ones &* 0x05)) | eight
    return found & highs
  }

  /// The eight bytes at an offset, the first one lowest.
  @inline(__always)
  static func eight(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> UInt64 {
    UInt64(
      littleEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  @inline(__always)
  private static func less(_ eight: UInt64, _ limit: UInt64) -> UInt64 { (eight &- ones &* limit) & ~eight }

  @inline(__always)
  private static func equal(_ eight: UInt64, _ byte: UInt64) -> UInt64 {
    let difference = eight ^ (ones &* byte)
    return (difference &- ones) & ~difference
  }
}
