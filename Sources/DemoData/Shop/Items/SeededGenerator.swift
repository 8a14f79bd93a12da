/// A small generator of numbers that gives the same numbers for the same name on every machine.
///
/// SplitMix64, seeded with the FNV-1a hash of a text, so a new row in a table changes no other row.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(_ name: String) {
    state = name.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to, and without, `bound`.
  ///
  /// Not `Int.random(in:using:)`: the standard library promises no particular sequence.
  mutating func number(below bound: Int) -> Int {
    Int(next() % UInt64(bound))
  }
}
