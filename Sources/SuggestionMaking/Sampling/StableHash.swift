/// A hash that is the same in every process and on every machine, unlike Swift's own.
///
/// FNV-1a with 64 bits, whose bits are then mixed by SplitMix64's last step so that all of them count.
struct StableHash {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { add(byte) }
  }

  /// Tells `ab`, `c` and `a`, `bc` apart: no byte of UTF-8 text is 0xFF.
  mutating func add(separator: UInt8) {
    add(0xFF)
    add(separator)
  }

  private mutating func add(_ byte: UInt8) { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }

  var value: UInt64 {
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }
}
