/// A version number of a Debian package, ordered as Debian orders it.
///
/// `[epoch:]upstream[-revision]`: epochs are compared as numbers, then the upstream parts, then the revisions.
/// A missing epoch or revision counts as `0`. Texts that the policy forbids are ordered by the same rules, so a
/// comparison never fails. Two versions are equal when neither is later, whatever their spelling (`1.0` and `1.00`).
///
/// Source: Debian Policy, section 5.6.12.
package struct DebianVersion: Sendable, Comparable, CustomStringConvertible {
  package let description: String

  package init(_ text: String) {
    description = text
  }

  package static func < (left: DebianVersion, right: DebianVersion) -> Bool { order(left, right) < 0 }
  package static func == (left: DebianVersion, right: DebianVersion) -> Bool { order(left, right) == 0 }

  /// Negative when `left` is earlier, positive when it is later, 0 when they are equal.
  private static func order(_ left: DebianVersion, _ right: DebianVersion) -> Int {
    var left = left.description
    var right = right.description
    return left.withUTF8 { left in
      right.withUTF8 { right in
        let (left, right) = (Parts(left), Parts(right))
        let epochs = orderPart(left.epoch, right.epoch)
        if epochs != 0 { return epochs }
        let upstreams = orderPart(left.upstream, right.upstream)
        if upstreams != 0 { return upstreams }
        return orderPart(left.revision, right.revision)
      }
    }
  }

  private typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  /// The epoch ends at the first colon, the revision begins after the last hyphen.
  private struct Parts {
    let epoch: Bytes
    let upstream: Bytes
    let revision: Bytes

    init(_ text: UnsafeBufferPointer<UInt8>) {
      let colon = text.firstIndex(of: UInt8(ascii: ":"))
      let afterEpoch = text[(colon.map { $0 + 1 } ?? 0)...]
      let hyphen = afterEpoch.lastIndex(of: UInt8(ascii: "-"))
      epoch = text[..<(colon ?? 0)]
      upstream = afterEpoch[..<(hyphen ?? afterEpoch.endIndex)]
      revision = afterEpoch[(hyphen.map { $0 + 1 } ?? afterEpoch.endIndex)...]
    }
  }

  /// Takes runs of other characters and runs of digits in turn; the first run that differs decides.
  private static func orderPart(_ left: Bytes, _ right: Bytes) -> Int {
    var (left, right) = (left, right)
    while !left.isEmpty || !right.isEmpty {
      let others = orderOtherCharacters(&left, &right)
      if others != 0 { return others }
      let numbers = orderNumbers(&left, &right)
      if numbers != 0 { return numbers }
    }
    return 0
  }

  private static func orderOtherCharacters(_ left: inout Bytes, _ right: inout Bytes) -> Int {
    while startsWithOther(left) || startsWithOther(right) {
      let difference = rank(left.first) - rank(right.first)
      if difference != 0 { return difference }
      left = left.dropFirst()
      right = right.dropFirst()
    }
    return 0
  }

  /// Numbers of any length: without leading zeros the longer one is larger.
  private static func orderNumbers(_ left: inout Bytes, _ right: inout Bytes) -> Int {
    let leftDigits = takeNumber(&left)
    let rightDigits = takeNumber(&right)
    if leftDigits.count != rightDigits.count { return leftDigits.count - rightDigits.count }
    for (a, b) in zip(leftDigits, rightDigits) where a != b { return Int(a) - Int(b) }
    return 0
  }

  private static func takeNumber(_ bytes: inout Bytes) -> Bytes {
    let digits = bytes.prefix(while: isDigit)
    bytes = bytes[digits.endIndex...]
    return digits.drop { $0 == UInt8(ascii: "0") }
  }

  private static func startsWithOther(_ bytes: Bytes) -> Bool {
    bytes.first.map { !isDigit($0) } ?? false
  }

  /// A tilde sorts before the end of a part, the end before letters, letters before all else.
  private static func rank(_ byte: UInt8?) -> Int {
    guard let byte, !isDigit(byte) else { return 0 }
    if byte == UInt8(ascii: "~") { return -1 }
    let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    return isLetter ? Int(byte) : Int(byte) + 256
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "0") < 10
  }
}
