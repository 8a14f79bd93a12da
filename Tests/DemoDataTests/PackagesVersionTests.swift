import Testing

@testable import DemoData

@Suite struct `Debian versions` {
  /// `left`, its order, `right`. The cases follow the rules of Debian Policy, section 5.6.12.
  static let table: [(String, Character, String)] = [
    // Digits count as numbers, whatever their length or leading zeros.
    ("1.0", "=", "1.0"), ("1.0", "=", "1.00"), ("1.2", "<", "1.10"), ("9", "<", "10"), ("007", "=", "7"),
    ("1.00000000000000000000000000002", ">", "1.1"),
    ("99999999999999999999999999999", "<", "100000000000000000000000000000"),
    // A missing part counts as 0.
    ("1.0", "=", "1.0-0"), ("1.0", "=", "0:1.0"), ("1.0", "<", "1.0-1"), ("1.", "=", "1.0"),
    // Epochs come first.
    ("1:0.1", ">", "9.9"), ("2:1", ">", "1:2"), ("10:1", ">", "9:1"), ("1:1", "=", "01:1"),
    // The upstream part ends at the last hyphen, the epoch at the first colon.
    ("1.0-1", "<", "1.0-2"), ("1.0-1-1", ">", "1.0-1"), ("1.0-1-2", "<", "1.0-2-1"),
    ("1:1:2-1", "<", "1:1:3-1"),
    ("1.0-9", "<", "1.1-1"), ("1.0-1", "<", "1.0-1.1"), ("1.0-1", "<", "1.0-1+b1"),
    ("1.0-1+b9", "<", "1.0-1+b10"),
    // A tilde sorts before everything, even the end.
    ("1.0~rc1", "<", "1.0"), ("1.0~~", "<", "1.0~~a"), ("1.0~~a", "<", "1.0~"), ("1.0~", "<", "1.0"),
    ("1.0", "<", "1.0a"), ("1.0-1~deb12u1", "<", "1.0-1"), ("1.0~rc1-1", "<", "1.0~rc2-1"),
    ("1~", "=", "1~0"),
    // Letters sort before other characters, in the order of their codes.
    ("1.0a", "<", "1.0b"), ("1.0Z", "<", "1.0a"), ("1.0a", "<", "1.0+"), ("1.0z", "<", "1.0."),
    ("1.0+", "<", "1.0."),
    ("1.0+dfsg", ">", "1.0"), ("1.0a1", "<", "1.0a2"), ("1a", "<", "1a0.1"), ("a", ">", "1"),
    ("2:9.0.1378-2", "<", "2:9.0.1378-2+deb12u2"),
  ]

  @Test(arguments: table)
  func `are ordered as the policy says, from both sides`(left: String, order: Character, right: String) {
    let (left, right) = (DebianVersion(left), DebianVersion(right))
    #expect((left < right) == (order == "<"))
    #expect((left == right) == (order == "="))
    #expect((left > right) == (order == ">"))
    #expect((right < left) == (order == ">"))
  }
}
