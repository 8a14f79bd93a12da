/// Counts how often values occur, by their hashes, up to a number of different ones.
struct ValueCounter: Sendable {
  static let limit = 10_000

  private(set) var counts: [UInt64: Int] = [:]
  /// Values that had no room.
  private(set) var uncounted = 0

  init() {}

  var distinct: Int { counts.count }

  /// - Parameter room: Different values that all counters together can still take.
  mutating func count(_ hash: UInt64, room: inout Int) {
    if let count = counts[hash] {
      counts[hash] = count + 1
    } else if counts.count < Self.limit, room > 0 {
      counts[hash] = 1
      room -= 1
    } else {
      uncounted += 1
    }
  }

  /// FNV-1a over the first 200 bytes, the last 50 and the length.
  static func hash(_ text: String) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8.prefix(200) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    if text.utf8.count > 200 {
      for byte in text.utf8.suffix(50) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    return (hash ^ UInt64(text.utf8.count)) &* 0x100_0000_01b3
  }
}
