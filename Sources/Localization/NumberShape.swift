/// How a language writes numbers and prices; the facts are those of Unicode's CLDR.
struct NumberShape: Sendable, Hashable {
  /// Stands between groups of three digits.
  let group: String
  /// Stands before the fraction.
  let point: String
  /// Whether a currency's sign stands before the amount.
  let signComesFirst: Bool

  static let english = NumberShape(group: ",", point: ".", signComesFirst: true)
  static let german = NumberShape(group: ".", point: ",", signComesFirst: false)
  /// A narrow no-break space groups.
  static let french = NumberShape(group: "\u{202F}", point: ",", signComesFirst: false)

  /// The number between two texts, such as a currency's sign.
  func text(_ number: ShortDecimal, before: String = "", behind: String = "") -> String {
    let digits = number.digitCount
    let groups = (digits - number.places - 1) / 3
    let length =
      before.utf8.count + digits + groups * group.utf8.count + (number.places > 0 ? point.utf8.count : 0)
      + behind.utf8.count
    // From the last byte to the first, as the digits come.
    return String(unsafeUninitializedCapacity: length) { bytes in
      var position = length
      func put(_ byte: UInt8) {
        position -= 1
        bytes[position] = byte
      }
      func put(_ text: String) { for byte in text.utf8.reversed() { put(byte) } }
      put(behind)
      var rest = number.units
      for index in 0..<digits {
        if index == number.places, index > 0 { put(point) }
        if index > number.places, (index - number.places) % 3 == 0 { put(group) }
        put(UInt8(ascii: "0") + UInt8(rest % 10))
        rest /= 10
      }
      put(before)
      return length
    }
  }

  func text(_ number: DecimalText) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(2 * number.whole.count + number.fraction.count + 4)
    if number.isNegative { text.append(UInt8(ascii: "-")) }
    for (index, digit) in number.whole.enumerated() {
      if index > 0, (number.whole.count - index) % 3 == 0 { text.append(contentsOf: group.utf8) }
      text.append(UInt8(ascii: "0") + digit)
    }
    if !number.fraction.isEmpty { text.append(contentsOf: point.utf8) }
    for digit in number.fraction { text.append(UInt8(ascii: "0") + digit) }
    return String(decoding: text, as: UTF8.self)
  }
}
