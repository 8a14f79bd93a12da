/// Where a record stands among the hits: 64 bits, the smaller the better, no two records equal.
///
/// From the top: words missing (4 bits), typos (4), proximity (8), attribute (8), exactness (8), then the
/// record's number (32), which is its place in the custom ranking. The first three are 0 as long as every
/// word must be there as typed.
enum RankKey {
  enum Exactness: UInt32, Sendable {
    /// The words are all that the value holds.
    case wholeValue
    /// Every word stands there as typed.
    case exactWords
    /// The last word is only the beginning of one.
    case prefix
  }

  /// The upper half of a key.
  /// - Parameter attribute: The sum of the attributes' places over the words, each word at its best; cut at
  ///   255.
  @inline(__always)
  static func match(attribute: UInt32, exactness: UInt32) -> UInt32 {
    min(attribute, 0xFF) << 8 | exactness
  }

  @inline(__always)
  static func key(_ upper: UInt32, record: UInt32) -> UInt64 { UInt64(upper) << 32 | UInt64(record) }

  /// The attribute and the exactness of a key, which a sort's place has in its stead.
  static func match(of key: UInt64) -> (attribute: Int, exactness: Exactness?) {
    let upper = UInt32(truncatingIfNeeded: key >> 32)
    return (Int(upper >> 8 & 0xFF), Exactness(rawValue: upper & 0xFF))
  }

  @inline(__always)
  static func record(_ key: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: key) }
}
